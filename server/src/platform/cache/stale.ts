import type { Late } from './staleness.ts'

/** Tags of everyday changes by shoppers and shops, one product at a time; changes by staff are not among them. */
const everyday = /^((product|shop|wares|goods):\d+|(lists|rated|sold)(:\d+)?|assortment|ending|stock|search)$/

/**
 * Pages, lists and searches of many products may be stale for ten seconds after the first invalidation that they do not show. The page of one
 * product, a shop's own pages and all money data are never stale. A response made from a stale part is as stale as that part. A revalidated response
 * is made from nearly fresh parts, so that it can stay cached as long as possible.
 */
export const stalePart: Late = { tags: everyday, minAgeMs: 1000, maxMs: 2500 }
export const staleAnswer: Late = { tags: everyday, minAgeMs: 7000, spreadMs: 2000, maxMs: 10_000 }
/** Staleness of search suggestions while a user types: they are short and cheap, and users read them closely. */
export const staleHint: Late = { tags: everyday, minAgeMs: 3500, maxMs: 6000 }
/** Staleness of data that all pages of one language share. */
export const staleBoot: Late = { tags: everyday, minAgeMs: 3500, maxMs: 5000 }
export const stalePage: Late = { tags: everyday, minAgeMs: 7000, maxMs: 10_000, isDear: true }
