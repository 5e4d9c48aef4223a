const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** One or two initials of a name. For scripts without capital letters, only the first letter. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = firstChar(words[0])
  if (first === '' || wide.test(first) || words.length < 2) return first
  return first + firstChar(words.at(-1))
}

// Thai vowels that are written before their consonant are skipped, as they are no initial by themselves.
const firstChar = (word = '') => (/[\p{L}\p{N}]/u.exec(word.replace(/^[\u0e40-\u0e44]/u, ''))?.[0] ?? '').toLocaleUpperCase('en')
