import { useMemo, useState } from 'react'

export type Picked<Row> = {
  rows: readonly Row[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  all: boolean
  toggleAll: () => void
  clear: () => void
}

/** The picked rows. A row that disappears from the list is unpicked. */
export const usePicked = <Row>(rows: readonly Row[], idOf: (row: Row) => string): Picked<Row> => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return useMemo(() => {
    const picked = rows.filter((row) => ids.has(idOf(row)))
    const all = rows.length > 0 && picked.length === rows.length
    return {
      rows: picked,
      has: (id) => ids.has(id),
      toggle: (id) => setIds((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
      all,
      toggleAll: () => setIds(new Set(all ? [] : rows.map(idOf))),
      clear: () => setIds(new Set()),
    }
  }, [rows, ids, idOf])
}
