import type { applyStock as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { sql } from 'kysely'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { skusByIds } from '../../catalog/products/pieces/index.ts'
import { claimUploads } from '../../foundation/media/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { countOpen, insertIntake } from './intake-rows.ts'
import { insertLines } from './line-rows.ts'
import { notifyShopOwner } from './move-intake.ts'
import { insertDeliveryStep } from './history-rows.ts'
import { toDeliveriesView } from './intake-view.ts'
import { deliveryDecisionDueAt, isDayToCome, maxOpen } from './terms.ts'

const wrong = (field: string, why: string) => refused('field_wrong', { fields: { [field]: why } })

/** Requests a stock delivery. Its units count as stock only after staff receive them. */
export const applyStock: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const seller = await allowSeller(ctx, ['owner', 'catalogue'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const now = kernel.now()
  const lines = input.lines.map(({ sku_id: skuId, quantity }) => ({ skuId, quantity }))
  if (lines.length === 0) return refused('field_missing', { fields: { lines: 'missing' } })
  if (input.document.length === 0) return refused('field_missing', { fields: { document: 'missing' } })
  if (new Set(lines.map(({ skuId }) => skuId)).size !== lines.length) return wrong('lines', 'twice')
  if (!isDayToCome(input.arrives_at, now)) return wrong('arrives_at', 'day')
  return transaction(kernel, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('seller_inventory.stock_delivery', ${shopId}::bigint))`.execute(tx)
    const skus = await skusByIds(
      tx,
      lines.map(({ skuId }) => skuId),
    )
    if (lines.some(({ skuId }) => skus.get(skuId)?.shopId !== shopId)) return refused('sku_unknown', { fields: { lines: 'unknown' } })
    if ((await countOpen(tx, shopId)) >= maxOpen) return refused('too_many', { limit: maxOpen })
    const whose = { audience: 'seller', personId: customerId, purpose: 'certificate' } as const
    const documents = await claimUploads(tx, { ...whose, ids: input.document }, now)
    if (!documents) return wrong('document', 'unknown')
    const shop = await shopWithOwner(tx, shopId)
    const row = await insertIntake(tx, {
      shopId,
      customerId,
      documentNo: input.document_no,
      uploadIds: documents.map(({ id }) => id),
      arrivesOn: input.arrives_at,
      note: input.note,
      demo: shop?.demo ?? false,
      askedAt: now,
      dueAt: deliveryDecisionDueAt(now),
    })
    await insertLines(tx, row.id, lines)
    await insertDeliveryStep(tx, { intakeId: row.id, state: 'applied', actor: `seller:${customerId}`, message: null, at: now })
    await notifyShopOwner(tx, row, now)
    const [view] = await toDeliveriesView({ kernel, lang, reader: customerId }, [row], tx)
    if (!view) throw new Error('an intake was not written')
    return done(view)
  })
}
