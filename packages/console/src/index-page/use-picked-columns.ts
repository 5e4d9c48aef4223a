import { safeStorage, ownName } from '@plaza/web/keep'
import { useState } from 'react'
import type { Column } from './column.ts'

/** The columns of a list that are shown on this device. The first column is always shown. */
export const usePickedColumns = <Row>(name: string, columns: readonly Column<Row>[]) => {
  const storageKey = ownName(`columns.${name}`)
  const [changed, setChanged] = useState<ReadonlySet<string>>(
    () => new Set((safeStorage.read(storageKey) ?? '').split(',').filter(Boolean)),
  )
  const isShown = ({ key, extra }: Column<Row>) => changed.has(key) === (extra === true) || key === columns[0]?.key
  const toggle = (key: string) => {
    const next = new Set(changed.has(key) ? [...changed].filter((each) => each !== key) : [...changed, key])
    safeStorage.write(storageKey, [...next].join(','))
    setChanged(next)
  }
  return { shown: columns.filter(isShown), isShown, toggle }
}
