import type { Fault } from '../kit/faults.ts'

const faults = {
  'cart-unbound': {
    says: 'an order does not look whether the lines of its cart are still there, and no key says that a line was bought',
    code: [{ file: 'server/src/modules/orders/checkout/placement/cart-lines.ts', changes: [['taken < lines.length', 'taken < 0']] }],
    tables: ['alter table checkout.bought_line drop constraint bought_line_pkey'],
  },
} as const satisfies Record<string, Fault>

export type CartPlant = keyof typeof faults
export const cartPlants: Readonly<Record<CartPlant, Fault>> = faults
export const isCartPlant = (name: string): name is CartPlant => Object.hasOwn(faults, name)
