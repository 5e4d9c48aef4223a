/** Behind every word that begins with what it is put after. A range keeps the index in use where a pattern would not. */
export const afterAll = '\u{10ffff}'
