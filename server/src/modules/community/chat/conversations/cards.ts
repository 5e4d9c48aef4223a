import type { ChatCard, ChatCardKind } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { cardsEvenGone } from '../../../catalog/products/cards/index.ts'
import { labelOf, saleLines, salesByIds } from '../../../orders/orders/lookup/index.ts'
import { refundById, toRefundsView } from '../../../orders/refunds/records/index.ts'
import type { TalkRow } from './talk-rows.ts'

export type CardOf = { kind: ChatCardKind; id: string }
type Between = Pick<TalkRow, 'customerId' | 'shopId'>
const keyOf = ({ kind, id }: CardOf) => `${kind}:${id}`
const namesOf = ({ name_en, name_zh, name_es, name_jp, name_th, name_zhtw }: Partial<ChatCard>) => ({
  ...{ name_en, name_zh, name_es, name_jp, name_th, name_zhtw },
})
type Told = { card: ChatCard; customerId: string | null; shopId: string | null }

const products = async (kernel: Kernel, ids: readonly string[]): Promise<Told[]> =>
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

const orders = async ({ db }: Kernel, ids: readonly string[], lang: Language): Promise<Told[]> => {
  const [sales, lines] = await Promise.all([salesByIds(db, ids), saleLines(db, ids)])
  return sales.map((sale) => {
    const goods = lines.find(({ saleId }) => saleId === sale.id)?.goods
    return {
      card: {
        kind: 'order',
        id: sale.id,
        ...namesOf(goods ?? {}),
        image: goods?.image ?? null,
        tint: goods?.tint ?? 1,
        number: sale.orderNo,
        label: labelOf(sale.status, lang),
        amount: formatMoney(sale.total),
      },
      customerId: sale.customerId,
      shopId: sale.shopId,
    }
  })
}

const refunds = async (kernel: Kernel, ids: readonly string[], lang: Language): Promise<Told[]> => {
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

/** Whether both sides may see the record. It must be the customer's own and, in a conversation with a shop, of that shop. */
const isOfBoth = (told: Told, { customerId, shopId }: Between): boolean =>
  (told.customerId === null || told.customerId === customerId) && (shopId === null || told.shopId === shopId)

/** The cards with current data, without those that one of the two sides may not see. */
export const cardsFor = async (
  kernel: Kernel,
  between: Between,
  asked: readonly CardOf[],
  lang: Language,
): Promise<ReadonlyMap<string, ChatCard>> => {
  const idsOf = (kind: ChatCardKind) => [...new Set(asked.filter((each) => each.kind === kind).map(({ id }) => id))]
  const view = await Promise.all([
    products(kernel, idsOf('product')),
    orders(kernel, idsOf('order'), lang),
    refunds(kernel, idsOf('refund'), lang),
  ])
  return new Map(view.flat().flatMap((each) => (isOfBoth(each, between) ? [[keyOf(each.card), each.card] as const] : [])))
}

export const cardFor = async (kernel: Kernel, between: Between, asked: CardOf, lang: Language): Promise<ChatCard | null> =>
  (await cardsFor(kernel, between, [asked], lang)).get(keyOf(asked)) ?? null
export const cardKey = keyOf
