/** Reduces English and Spanish plurals to a common stem. The same rules apply to texts and queries, so a stem need not be a real word. */
export const stem = (word: string): string => {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  return singularEnd(withoutPluralS(word))
}

const withoutPluralS = (word: string): string => (/[^su]s$/.test(word) && !/is$/.test(word) ? word.slice(0, -1) : word)

/** Singular of a word whose final s is removed: `boxe` becomes `box`, `tacone` `tacon`, `knive` `knife`, `luce` `luz`, `pastrie` `pastry`. */
const singularEnd = (word: string): string => {
  if (word.length < 4) return word
  if (word.endsWith('ie')) return `${word.slice(0, -2)}y`
  if (/[vf]e$/.test(word)) return `${word.slice(0, -2)}f`
  if (word.endsWith('ce')) return `${word.slice(0, -2)}z`
  if (/(x|ch|sh|ss|z)e$/.test(word)) return word.slice(0, -1)
  return word.length > 4 && /[^aeiou]e$/.test(word) ? word.slice(0, -1) : word
}
