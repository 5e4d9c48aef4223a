import { Icon, IconArrowsSort, IconChevronDown, cx } from '@plaza/design'
import type { MouseEvent } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import type { Column, RowOf } from './column.ts'
import { PickBox } from './PickBox.tsx'
import type { Picked } from './use-picked.ts'
import styles from './IndexTable.module.css'

export type ListProps<Row> = {
  label: string
  rows: readonly Row[]
  row: RowOf<Row>
  columns: readonly Column<Row>[]
  /** Undefined if rows cannot be picked. */
  picked: Picked<Row> | undefined
  /** Index of the row that the keyboard has reached. */
  at: number
  onAt: (at: number) => void
}
type Props<Row> = ListProps<Row> & { sort: string; onSort: (sort: string) => void }

/** Parts of a row that a press is meant for. */
const pressable = 'a, button, input, label, select, textarea, summary'

/**
 * Opens the row by its link, which is the control of the row for keyboard and screen reader. The keys of the press go along: with Ctrl the browser
 * opens a new tab. A press that ends a selection of text opens nothing.
 */
const openRow = (event: MouseEvent<HTMLTableRowElement>) => {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || (target instanceof Element && target.closest(pressable))) return
  if (getSelection()?.toString()) return
  const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }
  currentTarget.querySelector('a[data-row]')?.dispatchEvent(new globalThis.MouseEvent('click', press))
}

/** A list as a table: the first column stays in place while the others scroll, and a press on a row opens it. */
export function IndexTable<Row>({ label, rows, row, columns, picked, at, onAt, sort, onSort }: Props<Row>) {
  const words = useConsoleWords()
  return (
    <div className={styles.scroll}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            {picked && (
              <th scope="col" className={styles.pick}>
                <PickBox
                  label={words.pickAll}
                  checked={picked.all}
                  partly={picked.rows.length > 0 && !picked.all}
                  onChange={picked.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((each, index) => (
            <tr
              key={row.id(each)}
              onClick={row.href && openRow}
              className={cx(row.href && styles.opens, at === index && styles.here, picked?.has(row.id(each)) && styles.picked)}
            >
              {picked && (
                // A press beside the checkbox is meant for the checkbox.
                <td className={styles.pick} onClick={(event) => event.stopPropagation()}>
                  <PickBox
                    label={words.pick(row.name(each))}
                    checked={picked.has(row.id(each))}
                    onChange={() => picked.toggle(row.id(each))}
                  />
                </td>
              )}
              {columns.map((column, columnIndex) => (
                <Cell key={column.key} column={column} each={each} row={row} isFirst={columnIndex === 0} onFocus={() => onAt(index)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head<Row>({ column, sort, onSort }: { column: Column<Row>; sort: string; onSort: (sort: string) => void }) {
  const { head, end, sort: by } = column
  if (!by)
    return (
      <th scope="col" className={cx(end && styles.end)}>
        {head}
      </th>
    )
  const direction = sort === by.up ? 'ascending' : sort === by.down ? 'descending' : 'none'
  return (
    <th scope="col" aria-sort={direction} className={cx(end && styles.end)}>
      <button type="button" className={styles.sort} onClick={() => onSort(direction === 'descending' ? by.up : by.down)}>
        {head}
        <Icon
          of={direction === 'none' ? IconArrowsSort : IconChevronDown}
          size={16}
          className={cx(direction === 'ascending' && styles.up)}
        />
      </button>
    </th>
  )
}

type CellProps<Row> = { column: Column<Row>; each: Row; row: RowOf<Row>; isFirst: boolean; onFocus: () => void }

function Cell<Row>({ column, each, row, isFirst, onFocus }: CellProps<Row>) {
  const content = column.cell(each)
  if (!isFirst) return <td className={cx(column.end && styles.end, column.wraps && styles.wraps)}>{content}</td>
  return (
    <th scope="row" className={styles.first}>
      {row.href ? (
        <a href={row.href(each)} data-row className={styles.open} aria-label={row.name(each)} onFocus={onFocus}>
          {content}
        </a>
      ) : (
        <div data-row tabIndex={-1} className={styles.open}>
          {content}
        </div>
      )}
    </th>
  )
}
