import type { Kernel } from '../../kernel/kernel.ts'
import type { Chosen } from '../catalogue/index.ts'
import { find, type Found } from './find-rows.ts'
import { mendWords } from './mend-words.ts'
import { allWords, otherWords, loosened, someWords } from './question.ts'
import { askedWords, withOtherWords } from './words/index.ts'

export type Answered = Found & {
  matched: 'all' | 'some' | 'none'
  corrected: string | null
  /** The same words under filters, for a list that is too long to be filtered here. */
  narrowed: (filters: Chosen) => Promise<Found>
}

const nothing: Answered = { hits: [], whole: true, matched: 'none', corrected: null, narrowed: async () => ({ hits: [], whole: true }) }

type Question = (filters: Chosen) => string[]
type Said = Pick<Answered, 'matched' | 'corrected'>

const ask = async (kernel: Kernel, question: Question, said: Said): Promise<Answered | null> => {
  const narrowed = (filters: Chosen) => find(kernel, question(filters), filters)
  const found = await narrowed({})
  return found.hits.length === 0 ? null : { ...found, ...said, narrowed }
}

/** Products that have all words, with those behind them that have other words for the same; where there is none, in other languages too. */
const askAll = async (kernel: Kernel, keyword: string, corrected: string | null): Promise<Answered | null> => {
  const words = askedWords(keyword)
  if (words.length === 0) return null
  const said: Said = { matched: 'all', corrected }
  const wider = withOtherWords(keyword, 'language')
  const found = await ask(kernel, (filters) => [...allWords(words, filters), ...(wider ? otherWords(wider, filters) : [])], said)
  if (found) return found
  const widest = withOtherWords(keyword, 'world')
  return widest && ask(kernel, (filters) => otherWords(widest, filters), said)
}

/** All words; else all words with their spelling mended; else as many of them as any product has. */
export const answerWords = async (kernel: Kernel, keyword: string): Promise<Answered> => {
  const words = askedWords(keyword)
  const exact = await askAll(kernel, keyword, null)
  if (exact || words.length === 0) return exact ?? nothing
  const mended = await mendWords(kernel.db, keyword)
  const better = mended && (await askAll(kernel, mended.text, mended.text))
  if (better) return better
  // A guess that does not even find all words is none to build on.
  const sure = mended?.sure ? askedWords(mended.sure) : []
  return (await askFewer(kernel, sure.length > 0 ? sure : words, sure.length > 0 ? (mended?.sure ?? null) : null)) ?? nothing
}

const askFewer = async (kernel: Kernel, words: ReturnType<typeof askedWords>, corrected: string | null): Promise<Answered | null> => {
  const loose = loosened(words)
  const least = Math.max(1, Math.ceil(loose.length / 2))
  for (let count = loose.length - 1; count >= least; count -= 1) {
    const found = await ask(kernel, (filters) => someWords(loose, count, filters), { matched: 'some', corrected })
    if (found) return found
  }
  return null
}
