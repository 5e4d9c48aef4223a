import type { Db } from '../../../kernel/database.ts'
import { realWords } from '../reading/index.ts'
import type { AskedWord } from '../terms/index.ts'
import { isStopWord, stem } from '../words/index.ts'
import { mendsSurely } from './mend-words.ts'
import { knownTerms, wordsBeginning } from './word-rows.ts'

/** Four letters begin a word, or are one with a letter too few: what is surely meant comes first. */
const shortest = 4
const mostEndings = 12

export type Begun = { whole: readonly AskedWord[]; endings: readonly (readonly string[])[] }

/** Words as they may go on, where they stand for no word of the mall by themselves; null where one begins nothing. */
export const begunWords = async (db: Db, keyword: string, words: readonly AskedWord[], among: 'unknown' | 'all'): Promise<Begun | null> => {
  const real = among === 'unknown' ? realWords(keyword) : []
  const isReal = ({ start, end }: AskedWord) => real.some((each) => each.start <= start && end <= each.end)
  const long = words.filter((word) => word.script === 'latin' && word.text.length >= shortest && !isStopWord(word.text) && !isReal(word))
  const known = await knownTerms(db, among === 'unknown' ? long.map(({ text }) => stem(text)) : [])
  const parts = long.filter(({ text }) => !known.has(stem(text)))
  if (parts.length === 0) return null
  const endings: string[][] = []
  for (const { text } of parts) {
    const found = await wordsBeginning(db, text, mostEndings)
    if (found.length === 0 || (text.length === shortest && (await mendsSurely(db, text)))) return null
    endings.push([...new Set(found.map(({ term }) => term))])
  }
  return { whole: words.filter((word) => !parts.includes(word)), endings }
}
