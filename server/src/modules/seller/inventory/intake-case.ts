import type { IntakeState } from '@plaza/contract'
import { sql } from 'kysely'
import { optionsIn, skusByIds } from '../../catalog/products/pieces/index.ts'
import type { CaseSource } from '../../approvals/queue/sources/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { decideIntake, decisionsIn } from './decide-intake.ts'
import { lockStockDelivery, intakeById } from './intake-rows.ts'
import { deliveryLines } from './line-rows.ts'
import { deliveryHistory } from './history-rows.ts'

const rows = sql`select id, customer_id, null::bigint as amount,
  (select sum(expected) || ' pieces in ' || count(*) || ' lines' from seller_inventory.line where line.intake_id = stock_delivery.id) as about,
  asked_at as since, due_at as due, state, state in ('applied', 'approved') as open, version, demo from seller_inventory.stock_delivery`

/** Stock deliveries of shops, as cases in the staff queue. */
export const intakeCase: CaseSource = {
  kind: '300',
  rows,
  lock: lockStockDelivery,
  decisions: ({ state }) => decisionsIn(state as IntakeState),
  needsTwo: async () => false,
  facts: async ({ db }, { id }) => {
    const row = await intakeById(db, id)
    if (!row) throw new Error(`there is no intake ${id}`)
    const [shop, lines, steps] = await Promise.all([shopWithOwner(db, row.shopId), deliveryLines(db, [id]), deliveryHistory(db, [id])])
    const own = lines.get(id) ?? []
    const skus = await skusByIds(
      db,
      own.map(({ skuId }) => skuId),
    )
    const nameOf = (skuId: string) => {
      const sku = skus.get(skuId)
      return [sku?.names['en'] ?? `sku ${skuId}`, ...(sku ? Object.values(optionsIn(sku, 'en')) : [])].join(', ')
    }
    const plain = (label: string, value: string) => ({ label, value, tone: 'plain' as const })
    return {
      evidence: [
        plain('shop', shop?.name ?? ''),
        plain('document_no', row.documentNo),
        plain('arrives', row.arrivesOn),
        plain('note', row.note),
        ...own.map(({ skuId, expected, counted, difference }) => ({
          label: nameOf(skuId),
          value: counted === null ? `${expected} expected` : `${counted} of ${expected}${difference ? `: ${difference}` : ''}`,
          tone: counted !== null && counted !== expected ? ('bad' as const) : ('plain' as const),
        })),
      ],
      lines: own.map(({ skuId, expected }) => ({ skuId, name: nameOf(skuId), expected })),
      uploadIds: row.uploadIds,
      flags: [],
      duplicates: [],
      history: (steps.get(id) ?? []).map(({ at, actor, state, message }) => ({ at, actor, what: state, note: message })),
    }
  },
  decide: (_kernel, tx, input) => decideIntake(tx, input),
}
