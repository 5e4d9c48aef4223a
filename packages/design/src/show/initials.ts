const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** One or two initials of a name. Scripts without capitals give only their first letter. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = firstLetter(words[0])
  if (first === '' || wide.test(first) || words.length < 2) return first
  return first + firstLetter(words.at(-1))
}

// Thai vowels that are written before the consonant say nothing alone.
const firstLetter = (word = '') => (/[\p{L}\p{N}]/u.exec(word.replace(/^[\u0e40-\u0e44]/u, ''))?.[0] ?? '').toLocaleUpperCase('en')
