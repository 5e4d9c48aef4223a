import { lineKinds } from '@plaza/contract'
import { Segmented, Select } from '@plaza/design'
import { useWalletWords } from '../words/index.ts'
import { type TransactionFilter, dayChoices, filterOf, queryOfFilter } from './transaction-filter.ts'
import styles from './Transactions.module.css'

/** Kinds of ledger lines that change only frozen or held money. The list of the available balance never contains them. */
const elsewhere: readonly string[] = ['order_completed', 'withdrawal_paid', 'transfer_made']
const kinds = lineKinds.filter((kind) => !elsewhere.includes(kind))

type Props = { filter: TransactionFilter; onChange: (filter: TransactionFilter) => void }

/** Filters for direction, kind and number of days. */
export function TransactionFilters({ filter, onChange }: Props) {
  const all = useWalletWords()
  const words = all.filters
  const change = (name: string, value: string) => onChange(filterOf(new URLSearchParams({ ...queryOfFilter(filter), [name]: value })))
  return (
    <div role="group" aria-label={words.label} className={styles.filters}>
      <Segmented
        label={words.direction}
        value={filter.direction ?? ''}
        onChange={(value) => change('direction', value)}
        options={[
          { value: '', label: words.all },
          { value: 'income', label: words.income },
          { value: 'expense', label: words.expense },
        ]}
      />
      <Select
        label={words.kind}
        value={filter.kind ?? ''}
        onChange={({ target }) => change('kind', target.value)}
        placeholder={words.anyKind}
        options={kinds.map((value) => ({ value, label: all.kinds[value] }))}
      />
      <Select
        label={words.days}
        value={String(filter.days ?? '')}
        onChange={({ target }) => change('days', target.value)}
        placeholder={words.anyTime}
        options={dayChoices.map((days) => ({ value: String(days), label: words.lastDays(days) }))}
      />
    </div>
  )
}
