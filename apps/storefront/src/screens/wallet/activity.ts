import type { Balance, Line, Recharge } from '@plaza/contract'
import type { RecordState } from './kinds.ts'

/** One row of the wallet: a ledger line, or an undecided recharge that has no ledger line yet. */
export type Activity = { key: string; date: string } & (
  | { line: Line; state: RecordState; recharge?: undefined }
  | { recharge: Recharge; state: RecordState; line?: undefined }
)

/** A ledger line that froze money has the state held only while the money remains frozen. */
const stateOf = ({ kind, reference }: Line, holds: Balance['holds']): RecordState => {
  const isHeld = (kind === 'withdrawal_asked' || kind === 'transfer_asked') && holds.some((hold) => hold.reference === reference)
  if (!isHeld) return 'completed'
  return kind === 'transfer_asked' ? 'held' : 'submitted'
}

/** Ledger lines and undecided recharges in one list, newest first. */
export const activityOf = (lines: readonly Line[], recharges: readonly Recharge[], holds: Balance['holds']): Activity[] => {
  const open = recharges.filter(({ state }) => state === 'submitted' || state === 'pending')
  const rows: Activity[] = [
    ...lines.map((line) => ({ key: `line ${line.id}`, date: line.date, line, state: stateOf(line, holds) })),
    ...open.map((recharge) => ({ key: `recharge ${recharge.id}`, date: recharge.date, recharge, state: recharge.state })),
  ]
  return rows.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
}

/** Calendar day in the reader's time zone: `2026-11-22`. */
export const dayKey = (date: string): string => {
  const day = new Date(date)
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${digits(day.getMonth() + 1)}-${digits(day.getDate())}`
}

/** Calendar day a number of days ago. It counts calendar days, because a day does not have 24 hours when the clocks change. */
export const daysAgo = (days: number, now = Date.now()): string => {
  const day = new Date(now)
  day.setDate(day.getDate() - days)
  return dayKey(day.toISOString())
}

/** Groups rows by day, in their given order. */
export const byDay = <T extends { date: string }>(rows: readonly T[]): { day: string; rows: T[] }[] => {
  const days = new Map<string, T[]>()
  for (const row of rows) {
    const day = dayKey(row.date)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].map(([day, rowsOfDay]) => ({ day, rows: rowsOfDay }))
}
