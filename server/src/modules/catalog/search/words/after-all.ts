/** Upper bound of all words with a prefix, when appended to it. Such a range uses the index where a pattern would not. */
export const afterAll = '\u{10ffff}'
