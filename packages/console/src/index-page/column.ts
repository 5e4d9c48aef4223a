import type { ReactNode } from 'react'

/** A column of a list, which is a line of the row's card on a phone. */
export type Column<Row> = {
  key: string
  /** Heading of the column. */
  head: string
  cell: (row: Row) => ReactNode
  /** Aligns the column at its end, for money and figures. */
  end?: boolean
  /** Breaks long texts of the column into lines if the table would be wider than the page. */
  wraps?: boolean
  /** Sort keys of the heading. The first press on it sorts in one direction, the next press in the other. */
  sort?: { up: string; down: string }
  /** Shown only if the reader picked this column. */
  extra?: boolean
  /** On a phone, `bare` shows the value without its column name and `hidden` leaves it out. */
  card?: 'bare' | 'hidden'
}

export type Listed<Row> = {
  data: { pages: readonly { list: readonly Row[] }[] } | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** Identity of a row: its ID, its name and its address. */
export type RowOf<Row> = {
  id: (row: Row) => string
  /** Name of the row in texts about actions: "Order 20261121-0087". */
  name: (row: Row) => string
  /** Address of the row's own page. */
  href?: (row: Row) => string
}
