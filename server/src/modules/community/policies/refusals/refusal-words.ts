/** One refusal: what the mall does not do, how anybody can see that for themselves, and what the place is called where they see it. */
type RefusalText = readonly [says: string, check: string, place: string]
export type NineRefusals = readonly [
  RefusalText,
  RefusalText,
  RefusalText,
  RefusalText,
  RefusalText,
  RefusalText,
  RefusalText,
  RefusalText,
  RefusalText,
]
export type RefusalWords = { title: string; lead: string; check: string; refusals: NineRefusals }
