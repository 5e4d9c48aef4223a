import type { IsUnaffectedBy } from '../../../../platform/cache/response-cache.ts'
import type { SearchInvalidations } from '../matches/answer-words.ts'
import type { Hit } from '../matches/hits.ts'
import { maxOf } from '../matches/plan-page.ts'
import { matches } from '../event-handlers/matching.ts'
import { readPayload } from '../event-handlers/told.ts'
import { isQuestionUnaffectedBy } from '../event-handlers/untouched-by.ts'

/** Hits store scores in whole millionths. */
const scoreUnits = 1_000_000

/**
 * Decides whether a result stays valid after an index change. It stays valid if the product has none of the result's words. It also does if only the
 * rating changed and the product ranks after the last row of a relevance page. Products on the page have their own invalidations.
 */
export const isResultUnaffectedBy = ({ lists, parts }: SearchInvalidations, page: { last: number | null } | null): IsUnaffectedBy => {
  const haveNoWords = lists.map(({ questionIndex, read }) => isQuestionUnaffectedBy(questionIndex, read))
  return (tag, payload) => {
    if (tag !== 'search') return false
    const { rated, words, fresh } = readPayload(payload)
    if (fresh.some((word) => parts.some((part) => word.includes(part)))) return false
    if (haveNoWords.every((hasNone) => hasNone(tag, payload))) return true
    if (!page || rated === null) return false
    const levels = lists.flatMap(({ questionIndex, levelOf }) =>
      questionIndex().flatMap((question, at) => (matches(question, words) ? levelOf(at) : [])),
    )
    return page.last === null || maxOf(Math.ceil(rated * scoreUnits), Math.min(...levels)) < page.last
  }
}

/** Maximum cache time of results that no invalidation can be checked against. */
const unheardMs = 60_000

/** The time at which the results become wrong without a write: a product expires, or a price reduction ends. */
export const resultsValidUntil = (invalidations: SearchInvalidations | null, hits: readonly Hit[], now: number): number => {
  let until = invalidations ? Number.POSITIVE_INFINITY : now + unheardMs
  for (const { reducedUntil, expiresAt } of hits) {
    if (reducedUntil > now && reducedUntil < until) until = reducedUntil
    if (expiresAt > now && expiresAt < until) until = expiresAt
  }
  return until
}
