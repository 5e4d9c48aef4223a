import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Flag, IdempotencyKey, Id, optional } from '../../fields.ts'

const denied = { not_allowed: 3000001 } as const

export const exportShopProducts = call({
  method: 'GET',
  path: '/seller/products/export',
  who: 'seller',
  summary: 'Get the address of all products as CSV, a line per variant. It opens for ten minutes, for its requester',
  answer: z.object({ url: z.string(), file_name: z.string() }),
  refusals: denied,
})

/** A fault in a line of an uploaded file. The first product line is number 2, because line 1 contains the column names. */
export const RowFault = z.object({ row: z.number(), field: z.string(), reason: z.string(), value: z.string() })
export type RowFault = z.infer<typeof RowFault>
export const ProductImport = z.object({
  /** ID of the import. Null for a dry run. */
  id: z.nullable(z.string()),
  state: z.enum(['checked', 'running', 'done']),
  rows: z.number(),
  products: z.number(),
  /** Number of new products. `changed` counts the changed products, and `done` the products of both kinds that are already processed. */
  new: z.number(),
  changed: z.number(),
  done: z.number(),
  faults: z.array(RowFault),
})
export type ProductImport = z.infer<typeof ProductImport>

export const importShopProducts = call({
  method: 'POST',
  path: '/seller/products/import',
  who: 'seller',
  takes: 'file',
  summary: 'Import products from CSV. A dry run lists every faulty line; otherwise faultless ones become drafts, once per `key`',
  input: z.object({ dry_run: optional(Flag), key: optional(IdempotencyKey) }),
  answer: ProductImport,
  refusals: { ...denied, file_missing: 1000009, field_wrong: 1000008, file_refused: 3000008, import_running: 3000009 },
})
export const showProductImport = call({
  method: 'GET',
  path: '/seller/products/import',
  who: 'seller',
  summary: 'Get the progress of an import. Without `id`, the last one',
  input: z.object({ id: optional(Id) }),
  answer: ProductImport,
  refusals: { ...denied, import_unknown: 2000019 },
})
