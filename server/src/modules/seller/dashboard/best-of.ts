import type { Kernel } from '../../../platform/kernel.ts'
import { cardsEvenGone } from '../../catalog/products/cards/index.ts'
import { bestGoods } from '../../orders/orders/sums/index.ts'
import type { Stretch } from './plan-stretch.ts'

const maxShown = 5

/** The best sellers as catalog cards; products that are gone are left out. */
export const bestSellers = async (kernel: Kernel, shopId: string, { from, to }: Stretch) => {
  const best = await bestGoods(kernel.db, shopId, from, to, maxShown)
  const cards = new Map(
    (
      await cardsEvenGone(
        kernel,
        best.map(({ productId }) => productId),
      )
    ).map((card) => [card.id, card]),
  )
  return best.flatMap(({ productId, pieces, amount }) => {
    const card = cards.get(productId)
    if (!card) return []
    const { name_zh, name_en, name_es, name_jp, name_th, name_zhtw, image, tint } = card
    return [{ product_id: productId, name_zh, name_en, name_es, name_jp, name_th, name_zhtw, image, tint, pieces, amount }]
  })
}
