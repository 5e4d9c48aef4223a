import type { AuditRow } from '@plaza/contract'
import { changedIn } from '../history/changed-in.ts'
import type { Fields } from './fields/index.ts'

type State = Readonly<Record<string, unknown>> | null
const isState = (value: unknown): value is State => typeof value === 'object' && !Array.isArray(value)

/** Details of an audit row in one line: what a change replaced, and every other detail with its label. */
export const saidOf = ({ before, after, ...details }: AuditRow['details'], { fieldOf, valueOf }: Fields): string => {
  const isChange = (before !== undefined || after !== undefined) && isState(before ?? null) && isState(after ?? null)
  const changes = isChange ? changedIn((before ?? null) as State, (after ?? null) as State) : []
  const others = isChange ? details : { ...details, before, after }
  const shown = (value: unknown) => (value === null ? '—' : valueOf(value))
  return [
    ...changes.map((each) => `${fieldOf(each.field)}: ${shown(each.before)} → ${shown(each.after)}`),
    ...changedIn(null, others).map(({ field, after: value }) => `${fieldOf(field)}: ${valueOf(value)}`),
  ].join(' · ')
}
