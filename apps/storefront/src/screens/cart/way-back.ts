import { goInstead } from '@plaza/web/route'
import { hrefOf } from '../../paths.ts'

let cameFromCart = false
export const leaveToEdit = (): void => {
  cameFromCart = true
}

/** Returns to the cart. If the user came from the cart, this equals the browser's back button. */
export const backToCart = (): void => {
  if (cameFromCart) history.back()
  else goInstead(hrefOf('cart'))
  cameFromCart = false
}
