import type { ProductImport } from '@plaza/contract'
import type { Db } from '../../../../platform/db/database.ts'
import { type ImportRow, overdueParts, progressOf } from './import-rows.ts'

/** Progress of an import, with the faults in its file and the faults found during the import. */
export const toImportView = async (db: Db, row: ImportRow): Promise<ProductImport> => {
  const [{ products, added, done }, late] = await Promise.all([progressOf(db, row.id), overdueParts(db, row.id)])
  return {
    id: row.id,
    state: row.state,
    rows: row.rows,
    products: Number(products),
    new: Number(added),
    changed: Number(products) - Number(added),
    done: Number(done),
    faults: [...row.faults, ...late.map(({ line, fault }) => ({ row: line, field: 'product_id', reason: fault, value: '' }))],
  }
}
