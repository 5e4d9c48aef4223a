import { goInstead } from '@plaza/web/place'
import { hrefOf } from '../../paths.ts'

let cameFromCart = false
export const leaveToEdit = (): void => {
  cameFromCart = true
}

/** Done: the same as going back, where one came from the cart. */
export const backToCart = (): void => {
  if (cameFromCart) history.back()
  else goInstead(hrefOf('cart'))
  cameFromCart = false
}
