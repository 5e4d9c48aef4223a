import type { IsUnaffectedBy } from '../../../../platform/cache/response-cache.ts'
import { matches, matching, type Matching } from './matching.ts'
import { readPayload } from './told.ts'

/** The parsed index queries of a cached result. Parsed at the first invalidation, because most results expire before one arrives. */
export type IndexedQuestions = () => readonly Matching[]
export const indexedQuestions = (questions: readonly string[]): IndexedQuestions => {
  let read: readonly Matching[] | undefined
  return () => (read ??= questions.map(matching))
}

/** A result stays valid if the product has none of the words of these queries, or is in a tier after the last tier read. */
export const isQuestionUnaffectedBy =
  (questions: IndexedQuestions, lastTier: number): IsUnaffectedBy =>
  (tag, payload) => {
    if (tag !== 'search') return false
    const { tier, words } = readPayload(payload)
    return tier > lastTier || !questions().some((question) => matches(question, words))
  }
