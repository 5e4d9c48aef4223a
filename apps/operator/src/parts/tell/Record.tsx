import type { AuditRow } from '@plaza/contract'
import { momentOf, useReader } from '@plaza/web/reading'
import { Rows } from './Rows.tsx'

type Props = { of: readonly AuditRow[] | null; hidden: string; nothing: string }
const said = (details: AuditRow['details']) =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ')

/** What is on record of somebody or something: who did what, and when. */
export function Record({ of: rows, hidden, nothing }: Props) {
  const { lang } = useReader()
  return (
    <Rows
      hidden={hidden}
      nothing={nothing}
      of={
        rows &&
        rows.map((row) => ({
          key: row.id,
          title: row.action,
          text: [row.name ?? row.actor, momentOf(row.at, lang), said(row.details)].filter(Boolean).join(' · '),
        }))
      }
    />
  )
}
