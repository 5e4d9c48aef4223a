import { type Line, lineKinds } from '@plaza/contract'
import { daysAgo } from '../activity.ts'

const directions = ['income', 'expense'] as const
export const dayChoices = [7, 30, 90, 365] as const

/** The filter of wallet transactions, read from the URL. */
export type TransactionFilter = {
  direction?: Line['direction']
  kind?: Line['kind']
  days?: (typeof dayChoices)[number]
}

export const filterOf = (query: URLSearchParams): TransactionFilter => {
  const direction = directions.find((each) => each === query.get('direction'))
  const kind = lineKinds.find((each) => each === query.get('kind'))
  const days = dayChoices.find((each) => String(each) === query.get('days'))
  return { ...(direction && { direction }), ...(kind && { kind }), ...(days && { days }) }
}

/** Filters as parameters of the URL. */
export const queryOfFilter = ({ direction, kind, days }: TransactionFilter): Record<string, string> => ({
  ...(direction && { direction }),
  ...(kind && { kind }),
  ...(days && { days: String(days) }),
})

/** Fields of the request: the given number of days up to today, in the reader's time zone. */
export const requestFields = ({ direction, kind, days }: TransactionFilter, now = new Date()) => ({
  ...(direction && { direction }),
  ...(kind && { kind }),
  ...(days && {
    from: daysAgo(days - 1, now.getTime()),
    offset: String(-now.getTimezoneOffset()),
  }),
})
