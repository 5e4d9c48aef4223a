/** One thing that the mall does not do: the statement, how a reader can check it, and the name of the place to check. */
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
