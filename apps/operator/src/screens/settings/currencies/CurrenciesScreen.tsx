import { Card, ConsolePage, Failed } from '@plaza/console'
import type { MallCurrency, StaffRole } from '@plaza/contract'
import { Button, LinesSkeleton, StatusChip } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useListCurrencies } from '../../../calls/settings.ts'
import { ChangeRow, ChangeRows } from '../../../parts/changing/ChangeRows.tsx'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { CurrencySheet } from './CurrencySheet.tsx'
import { useCurrencyWords } from './words/index.ts'

const sets: readonly StaffRole[] = ['owner']

/** Display currencies with their rate, the start of its validity, and planned rates. */
export default function CurrenciesScreen() {
  const words = useCurrencyWords()
  const query = useListCurrencies()
  const [open, setOpen] = useState<MallCurrency | 'new' | null>(null)
  const list = query.data?.list
  return (
    <ConsolePage
      title={words.title}
      subtitle={words.text}
      width="narrow"
      actions={
        <ForRoles roles={sets}>
          {(rests) => (
            <Button whyNot={rests} onClick={() => setOpen('new')}>
              {words.add}
            </Button>
          )}
        </ForRoles>
      }
    >
      {!list && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!list && !query.isError && <LinesSkeleton lines={8} />}
      {list && (
        <Card>
          <ChangeRows>
            {list.map((row) => (
              <One key={row.code} row={row} onChange={() => setOpen(row)} />
            ))}
          </ChangeRows>
        </Card>
      )}
      {open && <CurrencySheet known={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />}
    </ConsolePage>
  )
}

function One({ row, onChange }: { row: MallCurrency; onChange: () => void }) {
  const words = useCurrencyWords()
  const { lang } = useReader()
  // The first rate applies from the start of the epoch (0), which is not shown as a date.
  const notes = [
    row.since && Date.parse(row.since) > 0 && `${words.since} ${momentOf(row.since, lang)}`,
    row.coming && `${words.coming}: ${row.coming.rate}, ${momentOf(row.coming.effective_at, lang)}`,
  ]
  return (
    <ChangeRow
      name={row.code}
      title={`${row.code} ${row.symbol} ${row.rate}`}
      text={notes.filter(Boolean).join(' · ')}
      chip={
        <>
          {row.base && <StatusChip tone="success">{words.base}</StatusChip>}
          {!row.enabled && <StatusChip tone="quiet">{words.rests}</StatusChip>}
        </>
      }
      change={{ say: words.change, onPress: onChange }}
    />
  )
}
