import type { Untouched } from '../../../kernel/cache/answer-cache.ts'
import { matches, type Matching } from './matching.ts'
import { readTold } from './told.ts'

/** What has none of the words of these questions leaves an answer to them as it is, and so does what stands in a tier behind the last one that was read. */
export const untouchedBy =
  (questions: readonly Matching[], lastTier: number): Untouched =>
  (tag, told) => {
    if (tag !== 'search') return false
    const { tier, words } = readTold(told)
    return tier > lastTier || !questions.some((question) => matches(question, words))
  }
