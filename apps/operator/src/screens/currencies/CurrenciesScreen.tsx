import { Card, ConsolePage, Failed } from '@plaza/console'
import type { MallCurrency, StaffRole } from '@plaza/contract'
import { Button, LinesSkeleton, StatusChip } from '@plaza/design'
import { shortMomentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useListCurrencies } from '../../calls/arranging.ts'
import { ForRoles } from '../../parts/ForRoles.tsx'
import { CurrencySheet } from './CurrencySheet.tsx'
import { useCurrencyWords } from './words/index.ts'
import styles from './Currencies.module.css'

const sets: readonly StaffRole[] = ['owner']

/** What prices are shown in, at which rate, since when, and what is planned. */
export default function CurrenciesScreen() {
  const words = useCurrencyWords()
  const asked = useListCurrencies()
  const [open, setOpen] = useState<string | null>(null)
  const list = asked.data?.list
  return (
    <ConsolePage
      title={words.title}
      subtitle={words.text}
      width="narrow"
      actions={
        <ForRoles roles={sets}>
          {(rests) => (
            <Button disabled={rests} onClick={() => setOpen('')}>
              {words.add}
            </Button>
          )}
        </ForRoles>
      }
    >
      {!list && asked.isError && <Failed error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />}
      {!list && !asked.isError && <LinesSkeleton lines={8} />}
      {list && (
        <Card>
          <ul className={styles.rows}>
            {list.map((row) => (
              <One key={row.code} row={row} onChange={() => setOpen(row.code)} />
            ))}
          </ul>
        </Card>
      )}
      {open !== null && list && <CurrencySheet known={list.find(({ code }) => code === open)} onClose={() => setOpen(null)} />}
    </ConsolePage>
  )
}

function One({ row, onChange }: { row: MallCurrency; onChange: () => void }) {
  const words = useCurrencyWords()
  const { lang } = useReader()
  return (
    <li className={styles.row}>
      <span className={styles.named}>
        <b>
          {row.code} {row.symbol} {row.rate}
        </b>
        <small>
          {row.since && `${words.since} ${shortMomentOf(row.since, lang)}`}
          {row.coming && ` · ${words.coming}: ${row.coming.rate}, ${shortMomentOf(row.coming.effective_at, lang)}`}
        </small>
      </span>
      {row.base && <StatusChip tone="success">{words.base}</StatusChip>}
      {!row.enabled && <StatusChip tone="quiet">{words.rests}</StatusChip>}
      <Button look="outline" size="small" aria-label={`${words.change}: ${row.code}`} onClick={onChange}>
        {words.change}
      </Button>
    </li>
  )
}
