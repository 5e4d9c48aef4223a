import type { Tx } from '../../../../platform/db/database.ts'
import { sql } from 'kysely'
import { exists } from '../../../../platform/db/rows.ts'

/** Makes a unique key from an English name: `home-garden`, `home-garden-2`. */
export const keyFrom = async (tx: Tx, table: 'category' | 'brand', name: string): Promise<string> => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  for (let nth = 1; ; nth += 1) {
    const key = nth === 1 ? plain || table : `${plain || table}-${nth}`
    if (!(await exists(tx)`select 1 from ${sql.table(`products.${table}`)} where key = ${key}`)) return key
  }
}
