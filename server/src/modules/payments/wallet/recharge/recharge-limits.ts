export const dayMs = 86_400_000
/** A decision is promised within this time. */
export const decidedWithinMs = dayMs
