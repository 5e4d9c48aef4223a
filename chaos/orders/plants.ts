import type { Fault } from '../kit/faults.ts'

const faults = {
  'order-unheld': {
    says: 'who moves an order does not hold it, and nothing looks at what was there',
    code: [
      {
        file: 'server/src/modules/orders/orders/steps/move-order.ts',
        changes: [['from orders.order_header where id = ${id} for no key update`', 'from orders.order_header where id = ${id}`']],
      },
    ],
    tables: ['drop trigger order_header_moves on orders.order_header'],
  },
  'refund-unkeyed': {
    says: 'money that goes back has no key of its own, so nothing says that it went',
    code: [
      {
        file: 'server/src/modules/orders/refunds/payouts/pay-refund.ts',
        changes: [['key: `refund:${refund.id}`', 'key: `refund:${refund.id}-${Math.random()}`']],
      },
    ],
  },
} as const satisfies Record<string, Fault>

export type OrderPlant = keyof typeof faults
export const orderPlants: Readonly<Record<OrderPlant, Fault>> = faults
export const isOrderPlant = (name: string): name is OrderPlant => Object.hasOwn(faults, name)
