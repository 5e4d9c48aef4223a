import { multiplyMoney } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import type { Goods } from '../../catalog/products/index.ts'
import { methodsOf, type SentTo, waysTo } from '../shipping/index.ts'

/** Whether the shops deliver this quantity to an address. Without an address every product passes. */
export const waysReach = async (kernel: Kernel, shopIds: readonly string[], to: SentTo | null) => {
  const terms = to ? await methodsOf(kernel, shopIds) : null
  return (goods: Goods, quantity: number): boolean => {
    const ofShop = terms?.get(goods.shopId)
    if (!to || !ofShop) return true
    const sent = { grams: goods.grams * quantity, items: multiplyMoney(goods.price, BigInt(quantity)) }
    return waysTo(ofShop, to, sent, kernel.now()).length > 0
  }
}
