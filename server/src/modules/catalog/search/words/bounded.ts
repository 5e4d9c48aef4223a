import { foldWord, tidy } from './fold.ts'
import { cutTyped } from './pieces.ts'

const maxChars = 200
/** Above the number of words in the longest product name. */
const maxWords = 24

/** Cuts a keyword to the limits, counted after expansion: one character can become eighteen letters, and an emoji a word. */
export const bounded = (typed: string, most = maxChars): string => {
  const whole = tidy(typed)
  let text = whole.slice(0, most)
  for (let length = foldWord(text).length; length > most; length = foldWord(text).length)
    text = text.slice(0, Math.floor((text.length * most) / length))
  text = text.replace(/[\ud800-\udbff]$/, '')
  const words = cutTyped(text)
  const last = words.length > maxWords ? words[maxWords - 1] : undefined
  if (last) text = text.slice(0, last.end)
  return text === whole ? typed : text
}
