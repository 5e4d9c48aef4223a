import type { OrderState } from '@plaza/contract'
import type { StatusTone } from '@plaza/design'

const tones: Readonly<Record<OrderState, StatusTone>> = {
  unpaid: 'warning',
  paid: 'info',
  to_ship: 'info',
  shipped: 'quiet',
  in_transit: 'quiet',
  on_the_way: 'quiet',
  delivered: 'success',
  received: 'success',
  completed: 'success',
  cancelled: 'quiet',
}
/** Colour of an order's status chip. */
export const toneOfOrder = (status: OrderState): StatusTone => tones[status]
