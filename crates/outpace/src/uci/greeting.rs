//! What an engine says of itself when it is greeted with `uci`: its name, and the options that it takes.

/// The answer to `uci`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Greeting {
    /// `id name`; empty where it told none.
    pub name: String,
    /// The options, in the order in which it told them.
    pub offers: Vec<Offer>,
}

/// An option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its name, which may have spaces.
    pub name: String,
    /// What it takes.
    pub takes: Takes,
}

/// What an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A whole number, within bounds where it told them.
    Number {
        /// The smallest.
        min: Option<i64>,
        /// The largest.
        max: Option<i64>,
    },
    /// `true` or `false`.
    Truth,
    /// Nothing: it is pressed.
    Nothing,
    /// One of some words; nothing is said against others, since engines do not always list them all.
    Text,
}

impl Greeting {
    /// Takes in a line.
    pub(crate) fn hear(&mut self, line: &str) {
        if let Some(name) = line.strip_prefix("id name ") {
            name.trim().clone_into(&mut self.name);
        } else if let Some(rest) = line.strip_prefix("option name ") {
            self.offers.extend(Offer::parse(rest));
        }
    }

    /// The option of that name, whatever the case of its letters.
    pub fn offer(&self, name: &str) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.name.eq_ignore_ascii_case(name))
    }
}

impl Offer {
    /// What follows `option name`.
    fn parse(text: &str) -> Option<Self> {
        let (name, rest) = text.split_once(" type ")?;
        let words: Vec<&str> = rest.split_whitespace().collect();
        let after = |word: &str| words.iter().skip_while(|other| **other != word).nth(1)?.parse().ok();
        let takes = match *words.first()? {
            "spin" => Takes::Number { min: after("min"), max: after("max") },
            "check" => Takes::Truth,
            "button" => Takes::Nothing,
            _ => Takes::Text,
        };
        Some(Self { name: name.trim().to_owned(), takes })
    }

    /// What is wrong with that value for it; nothing where it may have it.
    pub fn objection(&self, value: &str) -> Option<String> {
        match self.takes {
            Takes::Number { min, max } => {
                let number: Option<i64> = value.parse().ok();
                let fits = number.is_some_and(|number| {
                    min.is_none_or(|min| min <= number) && max.is_none_or(|max| number <= max)
                });
                let bound = |bound: Option<i64>| bound.map_or("any".to_owned(), |bound| bound.to_string());
                (!fits).then(|| format!("takes a whole number from {} to {}", bound(min), bound(max)))
            }
            Takes::Truth => {
                (!["true", "false"].contains(&value)).then(|| "takes `true` or `false`".to_owned())
            }
            Takes::Nothing => Some("is a button and takes no value".to_owned()),
            Takes::Text => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn greeting(lines: &[&str]) -> Greeting {
        let mut greeting = Greeting::default();
        lines.iter().for_each(|line| greeting.hear(line));
        greeting
    }

    #[test]
    fn names_have_spaces_and_bounds_are_read_wherever_they_stand() {
        let greeting = greeting(&[
            "Some banner\n",
            "id name An Engine 1.0 \r\n",
            "id author Somebody\n",
            "option name Move Overhead type spin default 10 min 0 max 5000\n",
            "option name Hash type spin max 1024 min 4 default 16\n",
            "option name Use NNUE type check default true\n",
            "option name Clear Hash type button\n",
            "option name Style type combo default Solid var Solid var Wild\n",
            "option name Broken\n",
            "option name \n",
        ]);
        assert_eq!(greeting.name, "An Engine 1.0");
        let names: Vec<&str> = greeting.offers.iter().map(|offer| offer.name.as_str()).collect();
        assert_eq!(names, ["Move Overhead", "Hash", "Use NNUE", "Clear Hash", "Style"]);
        let hash = greeting.offer("hash").unwrap();
        assert_eq!(hash.takes, Takes::Number { min: Some(4), max: Some(1024) });
    }

    #[test]
    fn a_value_that_the_option_cannot_take_is_objected_to() {
        let greeting = greeting(&[
            "option name Hash type spin default 16 min 4 max 1024",
            "option name Open type spin default 0",
            "option name Ponder type check default false",
            "option name Clear Hash type button",
            "option name File type string default <empty>",
        ]);
        let objection = |name: &str, value: &str| greeting.offer(name).unwrap().objection(value);
        for (name, value) in
            [("Hash", "4"), ("Open", "-7"), ("Ponder", "true"), ("File", "a b"), ("File", "")]
        {
            assert_eq!(objection(name, value), None, "{name}={value}");
        }
        for (name, value, told) in [
            ("Hash", "3", "from 4 to 1024"),
            ("Hash", "x", "from 4 to 1024"),
            ("Open", "1.5", "from any to any"),
            ("Ponder", "yes", "`true` or `false`"),
            ("Clear Hash", "", "button"),
        ] {
            assert!(objection(name, value).unwrap().contains(told), "{name}={value}");
        }
    }
}
