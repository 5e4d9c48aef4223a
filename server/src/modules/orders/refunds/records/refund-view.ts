import type { Refund, RefundCard } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { addressFor } from '../../../foundation/media/index.ts'
import { type OrderLineRecord, orderLines } from '../../orders/lookup/index.ts'
import { type ShopProfile, shopProfiles, settingsOf } from '../../../shops/profile/index.ts'
import { possibleActions, answersOf, outcomeOf } from '../plan/may-refund.ts'
import { waitOf } from '../plan/deadlines.ts'
import { refundHistory } from './history-rows.ts'
import { linesOfRefunds } from './line-rows.ts'
import { partsOfRefund } from './parts-of-refund.ts'
import { type RefundRow } from './refund-rows.ts'
import { additionLabel, stateLabel } from './refund-words.ts'
import { missingForReturns, returnLines } from './return-address.ts'

/** The reader of a refund request: its buyer, a member of the shop's staff, or an operator. */
type Reader = { audience: 'customer' | 'seller' | 'operator'; personId: string; lang: Language }

type RefundLine = Awaited<ReturnType<typeof linesOfRefunds>>[number]
type RefundEvent = Awaited<ReturnType<typeof refundHistory>>[number]

/** The amount of the refund in its current state. */
const amountOf = ({ state, returned, offered, asked }: RefundRow) => returned ?? (state === 'offered' && offered ? offered : asked)

type Around = { shop: ShopProfile | undefined; lines: readonly RefundLine[]; bought: readonly OrderLineRecord[] }

const toRefundCard = (row: RefundRow, { shop, lines, bought }: Around, { audience, lang }: Reader): RefundCard => {
  const wait = waitOf(row.state)
  return {
    id: row.id,
    order_id: row.orderId,
    order_no: row.orderNo,
    shop: { id: row.shopId, name: shop?.name ?? '', image: shop?.image ?? null, tint: shop?.tint ?? 1 },
    state: row.state,
    outcome: outcomeOf(row.state),
    label: stateLabel(row.state, lang, audience),
    kind: row.kind,
    reason: row.reason,
    amount: formatMoney(amountOf(row)),
    asked_at: row.askedAt.toISOString(),
    deadline: wait && row.dueAt && { at: row.dueAt.toISOString(), by: wait.by, effect: wait.effect },
    actions: audience === 'customer' ? possibleActions(row) : [],
    answers: audience === 'seller' ? answersOf(row) : [],
    items: lines.flatMap(({ line, quantity, amount }) => {
      const goods = bought.find((each) => each.orderId === row.orderId && each.line === line)?.goods
      return goods ? [{ ...goods, item_id: String(line), quantity, amount: formatMoney(amount) }] : []
    }),
  }
}

/** Refund requests as one side sees them. */
export const toRefundsView = async ({ db }: Pick<Kernel, 'db'>, rows: readonly RefundRow[], reader: Reader): Promise<RefundCard[]> => {
  if (rows.length === 0) return []
  const [lines, bought, shops] = await Promise.all([
    linesOfRefunds(
      db,
      rows.map(({ id }) => id),
    ),
    orderLines(db, [...new Set(rows.map(({ orderId }) => orderId))]),
    shopProfiles(db, [...new Set(rows.map(({ shopId }) => shopId))]),
  ])
  return rows.map((row) =>
    toRefundCard(row, { shop: shops.get(row.shopId), lines: lines.filter(({ refundId }) => refundId === row.id), bought }, reader),
  )
}

/** True if the shop may accept this return now. */
const mayAcceptReturn = (row: RefundRow) => row.kind === 'return' && answersOf(row).includes('accept')

const awaited: readonly RefundRow['state'][] = ['awaiting_return', 'return_shipped', 'return_received']
const whoIs = (actor: string) => actor.split(':')[0] as Refund['timeline'][number]['by']

const toHistoryRow = (kernel: Kernel, { before, after, at, actor, note, pictures }: RefundEvent, { lang, ...reader }: Reader) => ({
  state: after,
  label: before === after ? additionLabel(lang) : stateLabel(after, lang, reader.audience),
  at: at.toISOString(),
  by: whoIs(actor),
  note,
  pictures: pictures.map((id) => ({ id, url: addressFor(kernel, id, reader).url })),
})

/** One refund request with its history. The URLs of its pictures work for this reader only. */
export const toRefundView = async (kernel: Kernel, row: RefundRow, reader: Reader): Promise<Refund> => {
  const { db } = kernel
  const isToAccept = reader.audience === 'seller' && mayAcceptReturn(row)
  const [[card], events, settings, parts] = await Promise.all([
    toRefundsView(kernel, [row], reader),
    refundHistory(db, row.id),
    awaited.includes(row.state) || isToAccept ? settingsOf(db, row.shopId) : null,
    partsOfRefund(db, row),
  ])
  if (!card) throw new Error(`the request ${row.id} cannot be told`)
  return {
    ...card,
    remark: row.remark,
    parts,
    asked: formatMoney(row.asked),
    offered: row.offered && formatMoney(row.offered),
    back_to: row.backTo,
    refunded_at: row.refundedAt?.toISOString() ?? null,
    return_address: settings && awaited.includes(row.state) ? returnLines(settings, reader.lang) : null,
    address_needed: isToAccept && settings !== null && missingForReturns(settings).length > 0,
    carrier: row.carrier,
    tracking_no: row.trackingNo,
    timeline: events.map((event) => toHistoryRow(kernel, event, reader)),
  }
}
