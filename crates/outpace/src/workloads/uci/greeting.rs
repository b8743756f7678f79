//! Parses the answer of an engine to `uci`: its name, and the options that it offers.

/// Parsed answer to `uci`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Greeting {
    /// Name from `id name`; empty if the engine printed none.
    pub name: String,
    /// Options in the order in which the engine printed them.
    pub offers: Vec<Offer>,
}

/// An option that the engine offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Name, which may contain spaces.
    pub name: String,
    /// Kind of value that it takes.
    pub takes: Takes,
}

/// Kind of value that an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A whole number, within bounds if the engine printed them.
    Number {
        /// Smallest value.
        min: Option<i64>,
        /// Largest value.
        max: Option<i64>,
    },
    /// `true` or `false`.
    Truth,
    /// No value: the option is a button.
    Nothing,
    /// Text, or one of several words. Other words are accepted too, since engines do not always
    /// list them all.
    Text,
}

impl Greeting {
    /// Parses a line of the answer.
    pub fn hear(&mut self, line: &str) {
        if let Some(name) = line.strip_prefix("id name ") {
            name.trim().clone_into(&mut self.name);
        } else if let Some(rest) = line.strip_prefix("option name ") {
            self.offers.extend(Offer::parse(rest));
        }
    }

    /// Returns the option with this name, ignoring case.
    pub fn offer(&self, name: &str) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.name.eq_ignore_ascii_case(name))
    }
}

impl Offer {
    /// Parses the text after `option name`.
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

    /// Returns the objection against this value, or `None` if the option takes it.
    pub fn objection(&self, value: &str) -> Option<String> {
        match self.takes {
            Takes::Number { min, max } => {
                let is_within =
                    |number: i64| min.is_none_or(|min| min <= number) && max.is_none_or(|max| number <= max);
                let bounds = match (min, max) {
                    (Some(min), Some(max)) => format!(" from {min} to {max}"),
                    (Some(min), None) => format!(" of at least {min}"),
                    (None, Some(max)) => format!(" of at most {max}"),
                    (None, None) => String::new(),
                };
                (!value.parse().is_ok_and(is_within)).then(|| format!("takes a whole number{bounds}"))
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

    #[test]
    fn options_object_to_values_that_they_cannot_take() {
        let mut greeting = Greeting::default();
        for line in [
            "Some banner\n",
            "id name An Engine 1.0 \r\n",
            "id author Somebody\n",
            "option name Move Overhead type spin default 10\n",
            "option name Hash type spin max 1024 min 4 default 16\n",
            "option name Use NNUE type check default true\n",
            "option name Clear Hash type button\n",
            "option name Style type combo default Solid var Solid var Wild\n",
            "option name Broken\n",
            "option name \n",
        ] {
            greeting.hear(line);
        }
        assert_eq!((greeting.name.as_str(), greeting.offers.len()), ("An Engine 1.0", 5));
        for (name, value, wanted) in [
            ("hash", "4", None),
            ("Move Overhead", "-7", None),
            ("Use NNUE", "true", None),
            ("Style", "a b", None),
            ("Style", "", None),
            ("Hash", "3", Some("takes a whole number from 4 to 1024")),
            ("Hash", "x", Some("takes a whole number from 4 to 1024")),
            ("Move Overhead", "1.5", Some("takes a whole number")),
            ("Use NNUE", "yes", Some("takes `true` or `false`")),
            ("Clear Hash", "", Some("is a button and takes no value")),
        ] {
            assert_eq!(greeting.offer(name).unwrap().objection(value).as_deref(), wanted, "{name}={value}");
        }
    }
}
