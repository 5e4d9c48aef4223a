import type { OrderState } from '@plaza/contract'
import { StatusChip } from '@plaza/design'
import { toneOfOrder } from './tone-of-order.ts'

/** Where an order stands, in the mall's own words. */
export const OrderStatus = ({ of: { status, label } }: { of: { status: OrderState; label: string } }) => (
  <StatusChip tone={toneOfOrder(status)}>{label}</StatusChip>
)
