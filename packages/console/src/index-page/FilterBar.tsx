import { Button, Icon, IconFilter, Popover, RemovableChip, SearchField, Select, TextField } from '@plaza/design'
import { useFollowed } from '@plaza/web/hooks'
import type { ReactNode } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import type { IndexAddress } from './use-index-address.ts'
import styles from './FilterBar.module.css'

/** A filter of a list: one of several options, or a day. */
export type Filter = { name: string; label: string } & ({ options: readonly { value: string; label: string }[] } | { day: true })

/** Search and filters of a list. They work without the list's views too. */
type Narrowed = Pick<IndexAddress, 'keyword' | 'filters'> & {
  change: (to: Partial<Pick<IndexAddress, 'keyword' | 'filters'>>) => void
}
type Props = {
  at: Narrowed
  filters: readonly Filter[]
  search: string | undefined
  /** Other actions for the active filters. */
  children?: ReactNode
}

/** The search of a list, its filters, and a chip for each active filter. */
export function FilterBar({ at, filters, search, children }: Props) {
  const on = filters.flatMap((filter) => {
    const value = at.filters[filter.name]
    return value ? [{ ...filter, value }] : []
  })
  return (
    <div className={styles.bar}>
      {search && <Search at={at} label={search} />}
      {filters.length > 0 && <Filters at={at} filters={filters} />}
      {on.map(({ value, ...filter }) => (
        <Chip key={filter.name} at={at} filter={filter} value={value} />
      ))}
      {children}
    </div>
  )
}

const without = (at: Narrowed, name: string) => at.change({ filters: { ...at.filters, [name]: '' } })

function Chip({ at, filter, value }: { at: Narrowed; filter: Filter; value: string }) {
  const words = useConsoleWords()
  const shown = 'options' in filter ? (filter.options.find((each) => each.value === value)?.label ?? value) : value
  const text = words.filterSays(filter.label, shown)
  return (
    <RemovableChip removeLabel={words.removeFilter(text)} onRemove={() => without(at, filter.name)}>
      {text}
    </RemovableChip>
  )
}

function Search({ at, label }: { at: Narrowed; label: string }) {
  const words = useConsoleWords()
  const [typed, setTyped] = useFollowed(at.keyword)
  return (
    <div data-index-search className={styles.search}>
      <SearchField
        value={typed}
        label={label}
        placeholder={label}
        submitLabel={words.search}
        clearLabel={words.clear}
        onSubmit={(keyword) => at.change({ keyword })}
        onChange={(text) => {
          setTyped(text)
          if (text === '' && at.keyword !== '') at.change({ keyword: '' })
        }}
      />
    </div>
  )
}

function Filters({ at, filters }: { at: Narrowed; filters: readonly Filter[] }) {
  const words = useConsoleWords()
  const set = (name: string, value: string) => at.change({ filters: { ...at.filters, [name]: value } })
  const { from, to } = at.filters
  const isReversed = Boolean(from && to && from > to)
  return (
    <Popover
      label={words.filters}
      trigger={(wiring) => (
        <Button {...wiring} look="outline" size="small" icon={<Icon of={IconFilter} size={18} />}>
          {words.filters}
        </Button>
      )}
    >
      <div className={styles.fields}>
        {filters.map((filter) =>
          'options' in filter ? (
            <Select
              key={filter.name}
              label={filter.label}
              placeholder={words.any}
              options={filter.options}
              value={at.filters[filter.name] ?? ''}
              onChange={({ target }) => set(filter.name, target.value)}
            />
          ) : (
            <TextField
              key={filter.name}
              type="date"
              label={filter.label}
              value={at.filters[filter.name] ?? ''}
              error={filter.name === 'to' && isReversed ? words.beforeStart : undefined}
              onChange={({ target }) => set(filter.name, target.value)}
            />
          ),
        )}
      </div>
    </Popover>
  )
}
