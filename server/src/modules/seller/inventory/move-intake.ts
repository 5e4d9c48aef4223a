import { type IntakeState, storefrontLinks } from '@plaza/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { skusByIds } from '../../catalog/products/pieces/index.ts'
import { notifyOwner } from '../../shops/profile/owners/index.ts'
import { type IntakeRow, moveIntakeRow } from './intake-rows.ts'
import { type IntakeLine, deliveryLines } from './line-rows.ts'
import { insertDeliveryStep } from './history-rows.ts'

type Moved = { to: IntakeState; actor: string; reason?: string | null; message?: string | null; dueAt?: Date; now: Date }

const templates = {
  applied: 'stock_received',
  approved: 'stock_awaited',
  received: 'stock_approved',
  refused: 'stock_rejected',
} as const

const piecesOf = (lines: readonly IntakeLine[]) => lines.reduce((sum, { expected, counted }) => sum + (counted ?? expected), 0)

/** Notifies the shop's owner of the new state; the text names the first product and the total number of units. */
export const notifyShopOwner = async (tx: Tx, row: IntakeRow, now: Date): Promise<void> => {
  if (row.state === 'cancelled') return
  const lines = (await deliveryLines(tx, [row.id])).get(row.id) ?? []
  const first = (await skusByIds(tx, [lines[0]?.skuId ?? '0'])).get(lines[0]?.skuId ?? '')
  const values = { product: { words: { en: '', ...first?.names } }, pieces: String(piecesOf(lines)) }
  const news = {
    values,
    ...(row.reason && { reason: row.reason }),
    link: storefrontLinks.shopRecord('intake', row.id),
    once: `intake:${row.id}:${row.state}`,
    now,
  }
  const template = templates[row.state]
  await (template === 'stock_rejected'
    ? notifyOwner(tx, row.shopId, { ...news, template, values: { product: values.product } })
    : notifyOwner(tx, row.shopId, { ...news, template }))
}

/** Moves a locked stock delivery to its next state. */
export const moveIntake = async (tx: Tx, row: IntakeRow, { to, actor, reason = null, message, dueAt, now }: Moved): Promise<IntakeRow> => {
  const moved = await moveIntakeRow(tx, row.id, { to, reason, dueAt: dueAt ?? null, now })
  await insertDeliveryStep(tx, { intakeId: row.id, state: to, actor, message: message ?? reason, at: now })
  await notifyShopOwner(tx, moved, now)
  return moved
}
