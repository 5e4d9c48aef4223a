import type { OrderAction, OrderState } from '@plaza/contract'
import type { StatusTone } from '@plaza/design'

const tones: Readonly<Record<OrderState, StatusTone>> = {
  unpaid: 'warning',
  paid: 'info',
  to_ship: 'info',
  shipped: 'info',
  in_transit: 'info',
  on_the_way: 'info',
  delivered: 'success',
  received: 'success',
  completed: 'success',
  cancelled: 'quiet',
}
export const toneOf = (status: OrderState): StatusTone => tones[status]

/** Order of the buttons: the customer's most likely action comes first. */
const byWeight: readonly OrderAction[] = ['pay', 'view_refund', 'complete', 'comment', 'track']

const arrived: readonly OrderState[] = ['delivered', 'received', 'completed']

/** Actions that the order's own page shows as buttons: the main one, cancelling a paid order, and the refund once the goods arrived. */
export const openActions = (actions: readonly OrderAction[], status: OrderState): OrderAction[] => {
  const main = mainAction(actions, status)
  const isSecond = (action: OrderAction) =>
    (action === 'refund' && arrived.includes(status)) || (action === 'cancel' && (status === 'paid' || status === 'to_ship'))
  return [...(main === undefined ? [] : [main]), ...actions.filter(isSecond)]
}

/** The main action of an order. `track` is the main action only while a parcel is moving. */
export const mainAction = (actions: readonly OrderAction[], status: OrderState): OrderAction | undefined => {
  const isMoving = status === 'shipped' || status === 'in_transit' || status === 'on_the_way'
  const order = isMoving ? (['pay', 'view_refund', 'track', ...byWeight] as const) : byWeight
  const isOver = status === 'received' || status === 'completed' || status === 'cancelled'
  return [...order, ...(isOver ? (['again'] as const) : [])].find((action) => actions.includes(action))
}
