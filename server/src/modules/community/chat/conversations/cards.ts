import type { ChatCard, ChatCardKind } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { cardsEvenGone } from '../../../catalog/products/cards/index.ts'
import { labelOf, orderLines, ordersByIds } from '../../../orders/orders/lookup/index.ts'
import { refundById, toRefundsView } from '../../../orders/refunds/records/index.ts'
import type { TalkRow } from './talk-rows.ts'

export type CardOf = { kind: ChatCardKind; id: string }
type Between = Pick<TalkRow, 'customerId' | 'shopId'>
const keyOf = ({ kind, id }: CardOf) => `${kind}:${id}`
const namesOf = ({ name_en, name_zh, name_es, name_jp, name_th, name_zhtw }: Partial<ChatCard>) => ({
  ...{ name_en, name_zh, name_es, name_jp, name_th, name_zhtw },
})
type CardWithOwners = { card: ChatCard; customerId: string | null; shopId: string | null }

const products = async (kernel: Kernel, ids: readonly string[]): Promise<CardWithOwners[]> =>
  (await cardsEvenGone(kernel, ids)).map((product) => ({
    card: {
      kind: 'product',
      id: product.id,
      ...namesOf(product),
      image: product.image,
      tint: product.tint,
      number: null,
      label: null,
      amount: product.price,
    },
    customerId: null,
    shopId: product.shop.id,
  }))

const orders = async ({ db }: Kernel, ids: readonly string[], lang: Language): Promise<CardWithOwners[]> => {
  const [orderRows, lines] = await Promise.all([ordersByIds(db, ids), orderLines(db, ids)])
  return orderRows.map((order) => {
    const goods = lines.find(({ orderId }) => orderId === order.id)?.goods
    return {
      card: {
        kind: 'order',
        id: order.id,
        ...namesOf(goods ?? {}),
        image: goods?.image ?? null,
        tint: goods?.tint ?? 1,
        number: order.orderNo,
        label: labelOf(order.status, lang),
        amount: formatMoney(order.total),
      },
      customerId: order.customerId,
      shopId: order.shopId,
    }
  })
}

const refunds = async (kernel: Kernel, ids: readonly string[], lang: Language): Promise<CardWithOwners[]> => {
  const rows = (await Promise.all(ids.map((id) => refundById(kernel.db, id)))).flatMap((row) => row ?? [])
  const view = await toRefundsView(kernel, rows, { audience: 'seller', personId: '0', lang })
  return rows.flatMap((row, at) => {
    const refund = view[at]
    const goods = refund?.items[0]
    if (!refund) return []
    const card: ChatCard = {
      kind: 'refund',
      id: row.id,
      ...namesOf(goods ?? {}),
      image: goods?.image ?? null,
      tint: goods?.tint ?? 1,
      number: row.orderNo,
      label: refund.label,
      amount: refund.amount,
    }
    return [{ card, customerId: row.customerId, shopId: row.shopId }]
  })
}

/**
 * Whether both sides of the chat may see the order or product on the card. It must belong to the customer and, in a conversation with a shop, to the
 * shop.
 */
const isOfBoth = (card: CardWithOwners, { customerId, shopId }: Between): boolean =>
  (card.customerId === null || card.customerId === customerId) && (shopId === null || card.shopId === shopId)

/** The message cards with current data. Cards that one of the two sides of the chat may not see are left out. */
export const cardsFor = async (
  kernel: Kernel,
  between: Between,
  requested: readonly CardOf[],
  lang: Language,
): Promise<ReadonlyMap<string, ChatCard>> => {
  const idsOf = (kind: ChatCardKind) => [...new Set(requested.filter((each) => each.kind === kind).map(({ id }) => id))]
  const view = await Promise.all([
    products(kernel, idsOf('product')),
    orders(kernel, idsOf('order'), lang),
    refunds(kernel, idsOf('refund'), lang),
  ])
  return new Map(view.flat().flatMap((each) => (isOfBoth(each, between) ? [[keyOf(each.card), each.card] as const] : [])))
}

export const cardFor = async (kernel: Kernel, between: Between, requested: CardOf, lang: Language): Promise<ChatCard | null> =>
  (await cardsFor(kernel, between, [requested], lang)).get(keyOf(requested)) ?? null
export const cardKey = keyOf
