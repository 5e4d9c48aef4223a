import { dayMs } from '@plaza/values'
/** The start of a day in UTC. Null if the date does not exist. */
const dayOf = (day: string): Date | null => {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : at
}

type Range = { from?: Date; to?: Date }
/** Range from the start of the first day to the end of the last, or the name of the invalid field. */
export const planRange = ({ from, to }: { from: string | undefined; to: string | undefined }): Range | 'from' | 'to' => {
  const first = from === undefined ? undefined : dayOf(from)
  if (first === null) return 'from'
  const last = to === undefined ? undefined : dayOf(to)
  if (last === null) return 'to'
  return { ...(first && { from: first }), ...(last && { to: new Date(last.getTime() + dayMs) }) }
}
