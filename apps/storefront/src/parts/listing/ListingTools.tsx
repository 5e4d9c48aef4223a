import { Button, Icon, IconFilter, Select, Sheet } from '@plaza/design'
import { useLang } from '@plaza/web'
import { useState, type ReactNode } from 'react'
import { useWords } from '../../mall/mall.tsx'
import { appliedCount, sorts, withoutFilters, type ListingState, type Sort } from './listing-state.ts'
import styles from './Listing.module.css'
import { listingWords } from './words/index.ts'

type Props = {
  total: number | undefined
  exact: boolean
  state: ListingState
  onChange: (state: ListingState) => void
  panel: ReactNode
  fixedOrder?: boolean
}

/** Line above the list: number of results, sort order, and on phones the filter button. */
export function ListingTools({ total, exact, state, onChange, panel, fixedOrder = false }: Props) {
  const words = listingWords[useLang()]
  const applied = appliedCount(state)
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.tools}>
      {panel && (
        <Button
          look="outline"
          size="small"
          icon={<Icon of={IconFilter} size={18} />}
          className={styles.filterButton}
          onClick={() => setOpen(true)}
        >
          {words.filterButton(applied)}
        </Button>
      )}
      <output className={styles.count}>{total !== undefined && words.items(total, exact)}</output>
      {!fixedOrder && (
        <Select
          label={words.sortBy}
          className={styles.sort}
          value={state.sort}
          options={sorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
          onChange={(event) => onChange({ ...state, sort: event.target.value as Sort })}
        />
      )}
      {panel && <FilterSheet open={open} onClose={() => setOpen(false)} total={total} state={state} onChange={onChange} panel={panel} />}
    </div>
  )
}

type SheetProps = Omit<Props, 'exact' | 'fixedOrder'> & { open: boolean; onClose: () => void }

/** Sheet with the filters. Each choice applies at once, and the button shows the current number of results. */
function FilterSheet({ open, onClose, total = 0, state, onChange, panel }: SheetProps) {
  const { common } = useWords()
  const words = listingWords[useLang()]
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.filters}
      closeLabel={common.close}
      size="full"
      footer={
        <div className={styles.sheetButtons}>
          <Button look="outline" onClick={() => onChange(withoutFilters(state))}>
            {words.clearAll}
          </Button>
          <Button onClick={onClose}>{words.showItems(total)}</Button>
        </div>
      }
    >
      {panel}
    </Sheet>
  )
}
