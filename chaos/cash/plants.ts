import type { Fault } from '../kit/faults.ts'

const faults = {
  'debts-unlocked': {
    says: 'what a shop owes is paid without holding its balance: two at the same time pay it twice',
    code: [
      {
        file: 'server/src/modules/foundation/ledger/books/balance-rows.ts',
        changes: [["address = ${address} and asset = 'USD' for no key update`", "address = ${address} and asset = 'USD'`"]],
      },
    ],
  },
  'cash-on-receipt': {
    says: 'cash counts as soon as the buyer has pressed received, and is the shop’s balance before anybody hands it over',
    code: [
      {
        file: 'server/src/modules/orders/lifecycle/receive-order.ts',
        changes: [
          ["import { askForCash, cashCheckAt } from './check-cash.ts'", "import { cashCheckAt } from './check-cash.ts'"],
          ["import type { Moving } from './collect-cash.ts'", "import { collectCash, type Moving } from './collect-cash.ts'"],
          ['if (isUnreported) await askForCash(tx, received, now)', 'if (isUnreported) return collectCash(tx, received, moving) as never'],
        ],
      },
      {
        file: 'server/src/modules/orders/lifecycle/collect-cash.ts',
        changes: [
          [
            '  ].filter(({ amount }) => amount > nothing)',
            "    { from: 'cash/cod' as const, to: shopAvailableOf(order.shopId), amount: order.total },\n  ].filter(({ amount }) => amount > nothing)",
          ],
        ],
      },
    ],
    sql: { name: 'ledger.post', changes: [["if 'cash/cod' = any (froms) and", 'if false and']] },
  },
  'transfer-unlocked': {
    says: 'who signs a transfer of cash does not hold it, the record takes every change, and its journal has another key each time',
    code: [
      {
        file: 'server/src/modules/orders/cash/transfer-rows.ts',
        changes: [['from cash.transfer where id = ${id} for no key update`', 'from cash.transfer where id = ${id}`']],
      },
      {
        file: 'server/src/modules/orders/cash/make-transfer.ts',
        changes: [['key: `cod:${order.id}:remit`', 'key: `cod:${order.id}${String(Math.random()).slice(-9).replace(/^0+/, "1")}:remit`']],
      },
    ],
    tables: ['drop trigger transfer_moves on cash.transfer', 'drop trigger order_header_moves on orders.order_header'],
  },
} as const satisfies Record<string, Fault>

export type CashPlant = keyof typeof faults
export const cashPlants: Readonly<Record<CashPlant, Fault>> = faults
export const isCashPlant = (name: string): name is CashPlant => Object.hasOwn(faults, name)
