import { multiplyMoney } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import type { Goods } from '../../catalog/products/index.ts'
import { methodsOf, type SentTo, shippingMethodsTo } from '../shipping/index.ts'

/** Returns a function that tells whether the shops deliver this quantity to the address. Without an address, every product passes. */
export const deliversTo = async (kernel: Kernel, shopIds: readonly string[], to: SentTo | null) => {
  const terms = to ? await methodsOf(kernel, shopIds) : null
  return (goods: Goods, quantity: number): boolean => {
    const ofShop = terms?.get(goods.shopId)
    if (!to || !ofShop) return true
    const sent = { grams: goods.grams * quantity, items: multiplyMoney(goods.price, BigInt(quantity)) }
    return shippingMethodsTo(ofShop, to, sent, kernel.now()).length > 0
  }
}
