import type { Late } from './staleness.ts'

/** What shoppers and shops do all the time, one product after the other; what staff change of the mall is not among it. */
const everyday = /^((product|shop|wares|goods):\d+|(lists|rated|sold)(:\d+)?|assortment|ending|stock|search)$/

/**
 * Pages, lists and searches that show many products may be late by ten seconds, counted from the news that they do not know yet; the page of one product, a
 * shop's own and whatever concerns money never are. What is made from something late is as late itself from its first moment on; what is drawn anew is
 * drawn from what is nearly true, so that it may rest as long as it may.
 */
export const stalePart: Late = { tags: everyday, minAgeMs: 1000, maxMs: 2500 }
export const staleAnswer: Late = { tags: everyday, minAgeMs: 7000, spreadMs: 2000, maxMs: 10_000 }
/** What is suggested while somebody types: short, cheap, and looked at closely. */
export const staleHint: Late = { tags: everyday, minAgeMs: 3500, maxMs: 6000 }
/** What the pages of one language are drawn from. */
export const staleBoot: Late = { tags: everyday, minAgeMs: 3500, maxMs: 5000 }
export const stalePage: Late = { tags: everyday, minAgeMs: 7000, maxMs: 10_000, isDear: true }
