import type { AuditRow } from '@plaza/contract'
import { PriceWords } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useFieldWords } from './fields/index.ts'
import { useCodeWords } from './words/index.ts'
import { Rows } from './Rows.tsx'
import { saidOf } from './said-of.ts'

type Props = { of: readonly AuditRow[] | null; hidden: string; nothing: string }

/** Audit rows about a person or an object: who did what, and when. */
export function Record({ of: rows, hidden, nothing }: Props) {
  const { lang } = useReader()
  const codes = useCodeWords()
  const fields = useFieldWords()
  return (
    <Rows
      hidden={hidden}
      nothing={nothing}
      of={
        rows &&
        rows.map((row) => ({
          key: row.id,
          title: codes.actionOf(row.action),
          text: (
            <PriceWords
              text={[row.name ?? codes.thingOf(row.actor), momentOf(row.at, lang), saidOf(row.details, fields)].filter(Boolean).join(' · ')}
            />
          ),
        }))
      }
    />
  )
}
