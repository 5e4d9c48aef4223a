import { useOnline } from '@plaza/web/hooks'
import { useReader } from '../../mall/reader.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'

/** Why the cart is read-only: this device has no connection, or the mall does not answer. */
export function CartAwayText() {
  const words = useCartWords()
  const { common } = useReader().words
  return useOnline() ? common.unreachable : words.offlineText
}
