/** Maximum factor by which a text may grow in expanded (NFKC) form. Accents, Thai vowels and an ellipsis fit; a page of ligatures does not. */
const maxWrittenOut = 2
const longestSign = 18

/**
 * Whether a text has too many characters. One character can stand for eighteen, and text comparison expands them. The limit therefore also covers
 * the expanded length.
 */
export const isTooLong = (text: string, most: number): boolean =>
  text.length > most || (text.length * longestSign > most * maxWrittenOut && text.normalize('NFKC').length > most * maxWrittenOut)
