import { goInstead } from '@plaza/web/place'
import { hrefOf } from '../../paths.ts'

let cameFromCart = false
export const leaveToEdit = (): void => {
  cameFromCart = true
}

/** Back to the cart. If the user came from the cart, this is the same as the back button. */
export const backToCart = (): void => {
  if (cameFromCart) history.back()
  else goInstead(hrefOf('cart'))
  cameFromCart = false
}
