/**
 * Maximum factor by which the expanded (NFKC) form of a text may be longer. Accents, Thai vowels and an ellipsis are allowed; a page of ligatures is
 * not.
 */
const maxWrittenOut = 2
const longestSign = 18

/**
 * True if a text has too many characters. One character can expand to eighteen, and text comparison expands them. The limit therefore also covers
 * the expanded length.
 */
export const isTooLong = (text: string, most: number): boolean =>
  text.length > most || (text.length * longestSign > most * maxWrittenOut && text.normalize('NFKC').length > most * maxWrittenOut)
