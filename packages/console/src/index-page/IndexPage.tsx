import { Button, EmptyScene, type TablerIcon, IconSearch, Skeleton } from '@plaza/design'
import { useIsWide } from '@plaza/web/hooks'
import { go } from '@plaza/web/route'
import { type ReactNode, useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { ConsolePage, type ConsolePageProps } from '../pages/ConsolePage.tsx'
import { Failed } from '../pages/Failed.tsx'
import { FailedOne } from '../pages/FailedOne.tsx'
import { useUndo } from '../pages/use-undo.ts'
import { useConsoleWords } from '../words/use-console-words.ts'
import { BulkBar } from './BulkBar.tsx'
import { ColumnPicker } from './ColumnPicker.tsx'
import type { Column, Listed, RowOf } from './column.ts'
import { type Filter, FilterBar } from './FilterBar.tsx'
import { IndexCards } from './IndexCards.tsx'
import { IndexTable } from './IndexTable.tsx'
import { SaveView } from './SaveView.tsx'
import type { IndexAddress } from './use-index-address.ts'
import { usePicked } from './use-picked.ts'
import { usePickedColumns } from './use-picked-columns.ts'
import { type SavedView, useSavedViews } from './use-saved-views.ts'
import { type View, Views } from './Views.tsx'
import styles from './IndexPage.module.css'

type Props<Row, V extends string> = Pick<ConsolePageProps, 'title' | 'subtitle' | 'actions' | 'back'> & {
  /** Storage name for the chosen columns and the saved views of this list on this device. */
  name: string
  /** Returned by `useIndexAddress`. */
  at: IndexAddress<V>
  /** Returned by `usePages` of the client. */
  query: Listed<Row>
  row: RowOf<Row>
  columns: readonly Column<Row>[]
  /** The views as tabs, each with its number of rows. */
  views?: readonly View<V>[]
  filters?: readonly Filter[]
  /** Label of the list's search field. Without it, there is no field. */
  search?: string
  /** Actions for the picked rows. Without it, rows cannot be picked. `done` unpicks them. */
  bulk?: ((picked: readonly Row[], done: () => void) => ReactNode) | undefined
  /** A notice about the whole list, between the title and the list. */
  notice?: ReactNode
  /** Shown while the list has no rows at all. */
  empty: { title: string; icon: TablerIcon } & ({ text: string; action?: ReactNode } | { text?: string; action: ReactNode })
}

/** Error of a list. If the list belongs to one record, a failed load may mean that this record does not exist. */
const Trouble = ({ of: query, isOfOne }: { of: Listed<unknown>; isOfOne: boolean }) =>
  isOfOne ? <FailedOne of={query} /> : <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />

/**
 * A list as a page. Its address contains the view, the search and the filters. On phones the table becomes cards. The page has actions for picked
 * rows and keyboard shortcuts.
 */
export function IndexPage<Row, V extends string>(props: Props<Row, V>) {
  const { name, at, query, row, columns, views, filters = [], search, bulk, notice, empty, ...page } = props
  const words = useConsoleWords()
  const isWide = useIsWide()
  const area = useRef<HTMLDivElement>(null)
  const rows = query.data?.pages.flatMap(({ list }) => list)
  const picked = usePicked(rows ?? [], row.id)
  const { shown, isShown, toggle } = usePickedColumns(name, columns)
  const own = useSavedViews(name)
  const undo = useUndo()
  const [at0, setAt0] = useState(-1)

  const focusOn = (index: number) => {
    const links = [...(area.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const next = Math.max(0, Math.min(links.length - 1, index))
    setAt0(next)
    links[next]?.focus()
    links[next]?.scrollIntoView?.({ block: 'nearest' })
  }
  const removeView = (view: SavedView) => {
    own.remove(view)
    undo(view.name, () => own.save(view))
  }
  const isWorthSaving = (at.isNarrowed || at.sort !== '') && !own.saved.some(({ said }) => said === at.said)
  const here = rows?.[at0]
  useKeys([
    { key: 'j', does: words.keys.next, run: () => focusOn(at0 + 1) },
    { key: 'k', does: words.keys.previous, run: () => focusOn(at0 - 1) },
    ...(bulk ? [{ key: 'x', does: words.keys.pick, run: () => here && picked.toggle(row.id(here)) }] : []),
    ...(row.href ? [{ key: 'e', does: words.keys.open, run: () => here && row.href && go(row.href(here)) }] : []),
    ...(search
      ? [{ key: '/', does: words.keys.search, run: () => document.querySelector<HTMLElement>('[data-index-search] input')?.focus() }]
      : []),
  ])

  const list = { rows: rows ?? [], row, columns: shown, picked: bulk ? picked : undefined, at: at0, onAt: setAt0 }
  return (
    <ConsolePage {...page} busy={rows === undefined && !query.isError}>
      {notice}
      {(views || own.saved.length > 0) && (
        <Views
          views={views ?? []}
          at={at}
          own={{ saved: own.saved, said: at.said, onOpen: ({ said }) => at.comeBack(said), onRemove: removeView }}
        />
      )}
      <div className={styles.tools}>
        <FilterBar at={at} filters={filters} search={search}>
          {isWorthSaving && <SaveView key={at.said} onSave={(called) => own.save({ name: called, said: at.said })} />}
        </FilterBar>
        {isWide && <ColumnPicker columns={columns} isShown={isShown} onToggle={toggle} />}
      </div>
      {bulk && picked.rows.length > 0 && (
        <BulkBar count={picked.rows.length} onClear={picked.clear}>
          {bulk(picked.rows, picked.clear)}
        </BulkBar>
      )}
      <div ref={area}>
        {rows === undefined && (query.isError ? <Trouble of={query} isOfOne={page.back !== undefined} /> : <Waiting />)}
        {rows?.length === 0 && (at.isNarrowed ? <NothingFound onClear={at.clear} /> : <EmptyScene {...empty} />)}
        {rows &&
          rows.length > 0 &&
          (isWide ? (
            <IndexTable {...list} label={page.title} sort={at.sort} onSort={(sort) => at.change({ sort })} />
          ) : (
            <IndexCards {...list} label={page.title} />
          ))}
      </div>
      {rows && rows.length > 0 && (
        <div className={styles.more}>
          <output>{words.loaded(rows.length)}</output>
          {query.hasNextPage && (
            <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {words.showMore}
            </Button>
          )}
        </div>
      )}
    </ConsolePage>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const words = useConsoleWords()
  return (
    <EmptyScene
      icon={IconSearch}
      title={words.noneFound}
      text={words.noneFoundText}
      action={
        <Button look="soft" onClick={onClear}>
          {words.showAll}
        </Button>
      }
    />
  )
}

const Waiting = () => (
  <div aria-busy className={styles.waiting}>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
      <Skeleton key={at} />
    ))}
  </div>
)
