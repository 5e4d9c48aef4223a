import { dayMs } from '@plaza/values'
/** The moment a day begins; null for a day that is in no calendar. */
const dayOf = (day: string): Date | null => {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : at
}

type Range = { from?: Date; to?: Date }
/** From the beginning of the first day to the end of the last; or which of them is none. */
export const planRange = ({ from, to }: { from: string | undefined; to: string | undefined }): Range | 'from' | 'to' => {
  const first = from === undefined ? undefined : dayOf(from)
  if (first === null) return 'from'
  const last = to === undefined ? undefined : dayOf(to)
  if (last === null) return 'to'
  return { ...(first && { from: first }), ...(last && { to: new Date(last.getTime() + dayMs) }) }
}
