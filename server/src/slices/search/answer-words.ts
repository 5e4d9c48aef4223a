import type { Kernel } from '../../kernel/kernel.ts'
import type { Chosen } from '../catalogue/index.ts'
import { find, type Found } from './find-rows.ts'
import { mendWords } from './mend-words.ts'
import { allWords, loosened, someWords } from './question.ts'
import { askedWords } from './words/index.ts'

export type Answered = Found & {
  matched: 'all' | 'some' | 'none'
  corrected: string | null
  /** The same words under filters, for a list that is too long to be filtered here. */
  narrowed: (filters: Chosen) => Promise<Found>
}

const nothing: Answered = { hits: [], whole: true, matched: 'none', corrected: null, narrowed: async () => ({ hits: [], whole: true }) }

type Question = (filters: Chosen) => string[]

const ask = async (kernel: Kernel, question: Question, matched: 'all' | 'some', corrected: string | null): Promise<Answered | null> => {
  const found = await find(kernel, question({}))
  if (found.hits.length === 0) return null
  return { ...found, matched, corrected, narrowed: (filters) => find(kernel, question(filters), filters) }
}

/** All words; else all words with their spelling mended; else as many of them as any product has. */
export const answerWords = async (kernel: Kernel, keyword: string): Promise<Answered> => {
  const words = askedWords(keyword)
  if (words.length === 0) return nothing
  const exact = await ask(kernel, (filters) => allWords(words, filters), 'all', null)
  if (exact) return exact
  const mended = await mendWords(kernel.db, keyword)
  const better = mended === null ? [] : askedWords(mended.text)
  if (mended && better.length > 0) {
    const found = await ask(kernel, (filters) => allWords(better, filters), 'all', mended.text)
    if (found) return found
  }
  // A guess that does not even find all words is none to build on.
  const sure = mended?.sure ? askedWords(mended.sure) : []
  return (await askFewer(kernel, sure.length > 0 ? sure : words, sure.length > 0 ? (mended?.sure ?? null) : null)) ?? nothing
}

const askFewer = async (kernel: Kernel, words: ReturnType<typeof askedWords>, corrected: string | null): Promise<Answered | null> => {
  const loose = loosened(words)
  const least = Math.max(1, Math.ceil(loose.length / 2))
  for (let count = loose.length - 1; count >= least; count -= 1) {
    const found = await ask(kernel, (filters) => someWords(loose, count, filters), 'some', corrected)
    if (found) return found
  }
  return null
}
