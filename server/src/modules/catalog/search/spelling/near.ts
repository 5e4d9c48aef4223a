/** Maximum number of typing mistakes in a word; short words allow none. */
export const maxMistakes = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

const prefixLength = 8

const shorter = (words: Iterable<string>): Set<string> => {
  const made = new Set<string>()
  for (const word of words) for (let at = 0; at < word.length; at += 1) made.add(word.slice(0, at) + word.slice(at + 1))
  return made
}

/** The prefix of a word, and this prefix with up to two letters left out. Two similar words have one of these texts in common. */
export const neighbours = (word: string): string[] => {
  const beginning = word.slice(0, prefixLength)
  const once = maxMistakes(word) > 0 ? shorter([beginning]) : new Set<string>()
  const twice = maxMistakes(word) > 1 ? shorter(once) : new Set<string>()
  return [...new Set([beginning, ...once, ...twice])]
}

/** Edit distance: the number of letters inserted, deleted, replaced or swapped with the next letter. */
export const distance = (a: string, b: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped))
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

const marks = /[\u0e47-\u0e4e\u3099\u309aー]/g
const smallKana = /[ぁぃぅぇぉっゃゅょ]/g
const beyondLatin = /[\u0e00-\u0e7f\u3041-\u30ff]/

/** Whether a text is in a script whose marks users often omit or confuse. */
export const haveMarks = (text: string): boolean => beyondLatin.test(text)

const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .replace(smallKana, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1))

/** Thai words that differ only in tone marks, or Japanese words that differ only in voicing marks, long marks and small characters. */
export const sameButMarks = (a: string, b: string): boolean => a !== b && beyondLatin.test(a) && withoutMarks(a) === withoutMarks(b)

/** Keys that lie side by side, by row. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const keys = new Map(rows.flatMap((row, y) => [...row].map((key, x): [string, [number, number]] => [key, [x + y * 0.5, y]])))
const areNeighbours = (a: string, b: string): boolean => {
  const [one, other] = [keys.get(a), keys.get(b)]
  return one && other ? Math.abs(one[0] - other[0]) <= 1 && Math.abs(one[1] - other[1]) <= 1 : !/^[a-z]{2}$/.test(a + b)
}

/** In a short word a different letter usually makes a different word. Only neighbouring keys or similar sounds are accepted. */
const soundAlike = /^(ck|kc|sz|zs|sc|cs|bv|vb|gj|jg|xj|jx|iy|yi)$/
const shortWord = 5
const mayBeSlip = (typed: string, word: string): boolean => {
  if (typed.length !== word.length || typed.length > shortWord) return true
  const wrong = [...typed].flatMap((char, at) => (char === word[at] ? [] : [char + (word[at] ?? '')]))
  return wrong.length !== 1 || wrong.every(([a = '', b = '']) => areNeighbours(a, b) || soundAlike.test(a + b))
}

const sounds: readonly [RegExp, string][] = [
  [/^(h|k(?=n)|w(?=r)|g(?=n)|p(?=s))/, ''],
  [/ph/g, 'f'],
  [/ck|qu|q|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/g(?=[ei])|x/g, 'j'],
  [/(.)\1/g, '$1'],
]
/** Thai has several letters for one sound, and some silent letters. */
const thaiSounds: readonly [RegExp, string][] = [
  [/[ก-ฮ][\u0e34\u0e38]?\u0e4c/g, ''],
  [/รร(?=[ก-ฮ])/g, '\u0e31'],
  [/รร/g, '\u0e31น'],
  [/([กขคตปผพท])[รล]/g, '$1'],
  [/[รฬ]/g, 'ล'],
  [/[ศษ]/g, 'ส'],
  [/ณ/g, 'น'],
  [/[ฎฏ]/g, 'ต'],
  [/[ธฑฒ]/g, 'ท'],
  [/ภ/g, 'พ'],
  [/ฌ/g, 'ช'],
  [/ไ/g, 'ใ'],
]
const anyThai = /[\u0e00-\u0e7f]/
const applySounds = (word: string, rules: typeof sounds): string =>
  rules.reduce((text, [written, sound]) => text.replace(written, sound), word)
const soundOf = (word: string): string => (anyThai.test(word) ? withoutMarks(applySounds(word, thaiSounds)) : applySounds(word, sounds))
const minSoundLength = 5

/** Words that sound alike in English, Spanish or Thai. Two letters may differ, even the first, and the correction still counts as almost certain. */
export const soundsAlike = (a: string, b: string): boolean =>
  a !== b &&
  Math.max(a.length, b.length) >= minSoundLength &&
  Math.min(a.length, b.length) >= minSoundLength - 1 &&
  soundOf(a) === soundOf(b)

/** Two mistakes are accepted only in words of at least this length. */
const longEnoughForTwo = 7

/** Whether a user who meant `word` may have typed `typed`. */
export const isLikely = (typed: string, word: string): boolean => {
  if (sameButMarks(typed, word) || soundsAlike(typed, word)) return true
  const isFirstRight = typed[0] === word[0]
  const most =
    isFirstRight && Math.max(typed.length, word.length) >= longEnoughForTwo ? maxMistakes(typed) : Math.min(maxMistakes(typed), 1)
  if (distance(typed, word) > most) return false
  return (isFirstRight || typed.length > shortWord || soundAlike.test(`${typed[0]}${word[0]}`)) && mayBeSlip(typed, word)
}
