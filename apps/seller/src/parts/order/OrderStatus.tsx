import type { OrderState } from '@plaza/contract'
import { StatusChip } from '@plaza/design'
import { toneOfOrder } from './tone-of-order.ts'

/** Status chip of an order, with the label that the server sends. */
export const OrderStatus = ({ of: { status, label } }: { of: { status: OrderState; label: string } }) => (
  <StatusChip tone={toneOfOrder(status)}>{label}</StatusChip>
)
