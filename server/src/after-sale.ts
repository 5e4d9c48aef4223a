import type { Slice } from './slice.ts'
import { fulfilmentListeners, fulfilmentTimers } from './slices/fulfilment/index.ts'
import { parcelsDoor } from './slices/parcels/index.ts'
import { hasOpenRefunds, ownRefunds, refundsChecks, refundsListeners, refundsRoutes, refundsTimers } from './slices/refunds/index.ts'
import { sellersRoutes, sellersTimers } from './slices/sellers/index.ts'

/** What becomes of an order once it is sold: the lower part of the page of slices, in the order of dependency as well. */
export const afterSale: readonly Slice[] = [
  {
    name: 'parcels',
    owns: 'carriers and how their numbers look; what was sent of an order, and where it is',
    leansOn: ['orders/reading'],
    routes: [],
    tells: ['parcel.moved'],
    listeners: [],
    opens: [parcelsDoor],
  },
  {
    name: 'sellers',
    owns: 'the way into the console of a shop, and who acts for which',
    leansOn: ['accounts/showing', 'shops/owners'],
    routes: sellersRoutes,
    listeners: [],
    timers: sellersTimers,
  },
  {
    name: 'fulfilment',
    owns: 'how an order goes on once it is sold: sent, received, called off, paid out',
    leansOn: [
      'ledger',
      'ledger/books',
      'notices',
      'shops/owners',
      'gateways',
      'stock',
      'coupons',
      'orders/moving',
      'checkout/paying',
      'parcels',
      'parcels/carriers',
    ],
    routes: [],
    tells: ['order.called_off', 'order.completed'],
    listeners: fulfilmentListeners,
    timers: fulfilmentTimers,
  },
  {
    name: 'refunds',
    owns: 'what people ask back of what they bought, and what shops and staff answer',
    leansOn: [
      'ledger',
      'ledger/books',
      'ledger/checks',
      'media',
      'notices',
      'addresses/places',
      'shops',
      'shops/owners',
      'cases',
      'orders',
      'orders/reading',
      'orders/planning',
      'orders/moving',
      'checkout/paying',
      'sellers',
      'fulfilment',
    ],
    routes: refundsRoutes,
    listeners: refundsListeners,
    timers: refundsTimers,
    moneyChecks: refundsChecks,
    person: { ownData: { refunds: ownRefunds }, unsettled: hasOpenRefunds },
  },
]
