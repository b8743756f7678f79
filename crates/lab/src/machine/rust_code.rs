//! Tokens of a Rust file without comments and tests. Only these affect the compiled program, so
//! measurements hold as long as they stay the same.

use proc_macro2::token_stream::IntoIter;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// Tokens of the file without comments and test modules. A zero byte follows each token, but an
/// operator of several characters, such as `&&`, counts as one token. None if the text is not Rust.
pub(super) fn tokens(text: &str) -> Option<String> {
    let stream: TokenStream = text.parse().ok()?;
    let mut tokens = String::new();
    append(&mut tokens, stream);
    Some(tokens)
}

fn append(tokens: &mut String, stream: TokenStream) {
    let mut rest = stream.into_iter();
    while let Some(token) = rest.next() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '#' => match attribute(&rest) {
                Some((words, then)) if words.first().is_some_and(|word| word == "doc") => rest = then,
                Some((words, then))
                    if words == ["cfg", "(test)"]
                        && let Some(end) = module(&then) =>
                {
                    rest = end;
                }
                _ => tokens.push_str("#\0"),
            },
            TokenTree::Punct(punct) => {
                tokens.push(punct.as_char());
                // `& &` is not `&&`.
                if punct.spacing() == Spacing::Alone {
                    tokens.push('\0');
                }
            }
            TokenTree::Group(group) => {
                let [open, close] = match group.delimiter() {
                    Delimiter::Parenthesis => ["(", ")"],
                    Delimiter::Brace => ["{", "}"],
                    Delimiter::Bracket => ["[", "]"],
                    Delimiter::None => ["", ""],
                };
                tokens.push_str(open);
                tokens.push('\0');
                append(tokens, group.stream());
                tokens.push_str(close);
                tokens.push('\0');
            }
            TokenTree::Ident(_) | TokenTree::Literal(_) => {
                tokens.push_str(&token.to_string());
                tokens.push('\0');
            }
        }
    }
}

/// Words in the brackets of an attribute, and the tokens after the attribute; None if this is not
/// an attribute. `rest` begins after the `#`.
fn attribute(rest: &IntoIter) -> Option<(Vec<String>, IntoIter)> {
    let mut rest = rest.clone();
    let mut next = rest.next()?;
    if matches!(&next, TokenTree::Punct(punct) if punct.as_char() == '!') {
        next = rest.next()?;
    }
    let TokenTree::Group(group) = next else { return None };
    let words = group.stream().into_iter().map(|word| word.to_string()).collect();
    (group.delimiter() == Delimiter::Bracket).then_some((words, rest))
}

/// Tokens after the module that `rest` begins with; None if it does not begin with a module.
fn module(rest: &IntoIter) -> Option<IntoIter> {
    let mut rest = rest.clone();
    let is_mod = matches!(rest.next(), Some(TokenTree::Ident(word)) if word == "mod");
    let _name = rest.next();
    let ends = |token: &TokenTree| match token {
        TokenTree::Punct(punct) => punct.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    };
    (is_mod && rest.next().as_ref().is_some_and(ends)).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str =
        "#![no_std]\npub fn f<'a>(x: &'a u8) -> bool { x.cmp(&b'\"').is_eq() && r#\"/* */\"#.len() == 5 }";

    #[test]
    fn comments_layout_and_test_modules_do_not_count() {
        let commented = CODE
            .replace("\npub", "\n//! A crate.\n/* a /* b */ */ /// What `f` is for.\n#[doc = \"or\"]\npub");
        let tested = format!("{CODE}\n#[cfg(test)]\nmod tests {{ fn g() {{}} }}\n#[cfg(test)] mod tests;");
        let laid_out = CODE.replace(' ', "\n    ").replace("r#\"/*\n    */", "r#\"/* */");
        for same in [commented, tested, laid_out] {
            assert_eq!(tokens(&same).unwrap(), tokens(CODE).unwrap(), "{same}");
        }
    }

    #[test]
    fn everything_else_counts() {
        let others = [
            ("/* */", "/*  */"),
            ("&&", "& &"),
            ("5", "5u32"),
            ("no_std", "no_core"),
            ("{", "#[inline] {"),
            ("pub", "#[cfg(test)] pub"),
            ("pub", "#[cfg(not(test))] mod tests; pub"),
            ("(x: &'a u8)", "((x): &'a u8)"),
        ];
        for (old, new) in others {
            let other = CODE.replacen(old, new, 1);
            assert_ne!(tokens(&other).unwrap(), tokens(CODE).unwrap(), "{other}");
        }
        assert_eq!(tokens("fn f( {"), None);
    }
}
