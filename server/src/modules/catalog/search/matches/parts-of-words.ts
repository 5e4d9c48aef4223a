import type { Kernel } from '../../../../platform/kernel.ts'
import type { Chosen } from '../../products/lists/index.ts'
import { indexedQuestions, type IndexedQuestions } from '../event-handlers/untouched-by.ts'
import { type Parts, partsOfWords } from '../spelling/word-parts.ts'
import type { SearchWord } from '../terms/terms.ts'
import { find, type Found } from './find-rows.ts'
import { otherWords } from './question.ts'

/**
 * Match levels of word parts. Whole words and synonyms in a name rank before these. Whole words in longer texts rank between `begun` and `inside`.
 */
const levels = { begun: [1.6, 1.7], inside: [3.6, 3.7] } as const
type Side = keyof typeof levels

const withParts = (words: readonly SearchWord[], { of }: Parts, sides: readonly Side[]): SearchWord[] =>
  words.map((word) => {
    const own = of.get(word.text)
    const terms = own ? [...new Set(sides.flatMap((side) => own[side]))] : []
    return terms.length > 0 ? { ...word, others: terms.map((term) => [[term]]) } : word
  })

type Question = { text: string; level: number }

/** Queries over names and related fields: first words that begin with the parts, then words that contain them. */
const questionsOf = (words: readonly SearchWord[], parts: Parts, filters: Chosen = {}): Question[] => {
  const questionsFor = (side: Side, sides: readonly Side[]): Question[] =>
    [...parts.of.values()].some((own) => own[side].length > 0)
      ? otherWords(withParts(words, parts, sides), filters).map((text, at) => ({ text, level: levels[side][at] ?? levels[side][0] }))
      : []
  // With several words, one may begin with its part while another contains its part inside.
  return [...questionsFor('begun', ['begun']), ...questionsFor('inside', words.length > 1 ? ['begun', 'inside'] : ['inside'])]
}

export type PartsFound = Found & {
  narrowed: (filters: Chosen) => Promise<Found>
  invalidations: {
    questionIndex: IndexedQuestions
    read: number
    levelOf: (question: number) => number
    /** Parts that a word new to the mall is checked for: if it contains one, it also matches. Null if there are more words than were looked up. */
    parts: readonly string[] | null
  }
}

/** Products with words that contain the typed words. Null if no typed word can be a part. */
export const findParts = async (kernel: Kernel, words: readonly SearchWord[], among: 'unknown' | 'all'): Promise<PartsFound | null> => {
  const parts = await partsOfWords(kernel.db, words, among)
  if (!parts) return null
  const look = async (filters: Chosen) => {
    const questions = parts.isFound ? questionsOf(words, parts, filters) : []
    const levelOf = (at: number) => questions[at]?.level ?? levels.inside[1]
    const found =
      questions.length === 0
        ? { hits: [], whole: true, questionIndex: indexedQuestions([]), read: 0 }
        : await find(
            kernel,
            questions.map(({ text }) => text),
            filters,
            { levelOf },
          )
    return { ...found, whole: found.whole && parts.isWhole, levelOf }
  }
  const { hits, whole, ...looked } = await look({})
  return { hits, whole, narrowed: look, invalidations: { ...looked, parts: parts.isWhole ? [...parts.of.keys()] : null } }
}
