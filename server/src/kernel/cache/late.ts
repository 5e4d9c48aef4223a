import type { Late } from './lateness.ts'

/** What shoppers and shops do all the time, one product after the other; what staff change of the mall is not among it. */
const everyday = /^(product:\d+|shop:\d+|lists|rated|assortment|stock|search)$/

/**
 * Pages that show many products may be late: what they are put together from by two and a half seconds, what several are drawn from by as much, and they
 * themselves by five. Together that is the ten seconds that anything may be late; the page of one product, a shop's own and whatever concerns money never are.
 */
export const latePage: Late = { tags: everyday, restMs: 2500, mostMs: 5000 }
export const latePart: Late = { tags: everyday, restMs: 1000, mostMs: 2500 }
