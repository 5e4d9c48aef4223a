import type { Fault } from '../kit/faults.ts'

const levelsUnchecked = `do $$ declare name text; begin
  for name in select conname from pg_constraint where conrelid = 'inventory.level'::regclass and contype = 'c' loop
    execute format('alter table inventory.level drop constraint %I', name);
  end loop; end $$`

const faults = {
  'pieces-uncounted': {
    says: 'pieces are held without looking whether they are free, nor does the table look',
    code: [
      {
        file: 'server/src/modules/catalog/inventory/reservation-rows.ts',
        changes: [[' and on_hand - reserved >= asked.quantity', '']],
      },
    ],
    tables: [levelsUnchecked],
  },
  'quote-unkeyed': {
    says: 'a quote has no key among the payments: two windows place it twice',
    code: [
      {
        file: 'server/src/modules/orders/checkout/payment/payment-rows.ts',
        changes: [['on conflict (quote_id) do nothing ', '']],
      },
    ],
    tables: ['alter table checkout.payment drop constraint payment_quote_id_key'],
  },
  'sold-unwritten': {
    says: 'what is sold or free again is not written into the journal of the stock, so nothing says that it was',
    code: [
      {
        file: 'server/src/modules/catalog/inventory/reservation-rows.ts',
        changes: [
          [
            'insert into inventory.movement (sku_id, kind, quantity, reference)\n      select sku_id, ${as}, quantity, reference from begun',
            'select sku_id, quantity from begun',
          ],
          ['join held using (sku_id) returning sku_id, quantity', 'join held using (sku_id)'],
        ],
      },
    ],
  },
  'coupon-uncounted': {
    says: 'a coupon is claimed without looking whether one is left, nor does the table look',
    code: [
      {
        file: 'server/src/modules/orders/coupons/claim-rows.ts',
        changes: [[' and claimed < coupon.total', '']],
      },
    ],
    tables: ['alter table coupons.coupon drop constraint coupon_left'],
  },
} as const satisfies Record<string, Fault>

export type BuyingPlant = keyof typeof faults
export const buyingPlants: Readonly<Record<BuyingPlant, Fault>> = faults
export const isBuyingPlant = (name: string): name is BuyingPlant => Object.hasOwn(faults, name)
