import type { importShopProducts as call, ProductImport } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { enqueue } from '../../../../platform/db/enqueue.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { productRoles } from '../drafts/own-entry.ts'
import { importUnder, insertImport, insertParts } from './import-rows.ts'
import { readTable, type Table } from './read-table.ts'
import { importTask } from './run-import.ts'
import { toImportView } from './import-view.ts'

const notifyChecked = ({ rows, planned: { products, faults } }: Table): ProductImport => {
  const added = products.filter(({ productId }) => productId === null).length
  return { id: null, state: 'checked', rows, products: products.length, new: added, changed: products.length - added, done: 0, faults }
}

/** Reads a product file. A dry run changes nothing. Otherwise a job imports the valid products, once per idempotency key. */
export const importShopProducts: UseCase<typeof call> = async ({ kernel, input, session, file }) => {
  const seller = await allowSeller({ kernel, session }, productRoles)
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  if (!file) return refused('file_missing', { fields: { file: 'missing' } })
  const { key } = input
  if (!input.dry_run && key === undefined) return refused('file_missing', { fields: { key: 'missing' } })
  const table = await readTable(kernel, { shopId, personId: customerId }, file)
  if ('reason' in table) return refused('file_refused', table)
  if (input.dry_run || key === undefined) return done(notifyChecked(table))
  const { hash: contentHash, rows, planned } = table
  await transaction(kernel, async (tx) => {
    const now = kernel.now()
    const id = await insertImport(tx, { shopId, customerId, key, contentHash, rows, faults: planned.faults, now })
    if (id === null) return
    await insertParts(tx, id, planned.products)
    await enqueue(tx, importTask, { importId: id }, { key: `${importTask}:${id}` })
  })
  const known = await importUnder(kernel.db, shopId, key)
  if (!known) return refused('import_running')
  return known.contentHash.equals(contentHash)
    ? done(await toImportView(kernel.db, known))
    : refused('field_wrong', { fields: { key: 'used_before' } })
}

/** The refusal of a file that is too large to read. */
export const tableRefused = (fault: string) => refused('file_refused', { reason: fault })
