import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { addToCart } from './add-to-cart.ts'
import { getCart } from './get-cart.ts'
import { forgetMerges } from './line-rows.ts'
import { mergeCart } from './merge-cart.ts'
import { priceCart } from './price-cart.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { selectInCart } from './select-in-cart.ts'
import { updateCart } from './update-cart.ts'

export const cartRoutes = [
  route('addToCart', contract.addToCart, addToCart),
  route('getCart', contract.getCart, getCart),
  route('updateCart', contract.updateCart, updateCart),
  route('selectInCart', contract.selectInCart, selectInCart),
  route('removeFromCart', contract.removeFromCart, removeFromCart),
  route('mergeCart', contract.mergeCart, mergeCart),
  route('priceCart', contract.priceCart, priceCart),
]

const mergeRetentionMs = 7 * 86_400_000
export const cartTimers = (kernel: Kernel) => [
  {
    name: 'forget-merged-carts',
    everyCron: '37 3 * * *',
    do: () => forgetMerges(kernel.db, new Date(kernel.now().getTime() - mergeRetentionMs)),
  },
]
