import type { Door } from './kernel/http/door.ts'
import type { Slice } from './slice.ts'
import { shopsDesk, shopsDeskCases } from './shops-desk.ts'
import { afterSale, afterSaleCases } from './after-sale.ts'
import { arranging } from './arranging.ts'
import { finding } from './finding.ts'
import { operatingOn } from './operating.ts'
import { pages } from './pages.ts'
import { accountsDoors, accountsErrands, accountsJobs, accountsRoutes, accountsTimers } from './modules/identity/accounts/index.ts'
import {
  applicationCases,
  applicationsOf,
  applicationsRoutes,
  applicationsTimers,
  sellerStateOf,
} from './modules/seller/application/index.ts'
import { addressesRoutes, addressesTimers, bookOf, mapDoor } from './modules/identity/addresses/index.ts'
import { casesJobs, casesRoutes } from './modules/approvals/queue/index.ts'
import { cartRoutes, cartTimers, countOf } from './modules/orders/cart/index.ts'
import { catalogueListeners, catalogueRoutes, catalogueTimers, productsOf } from './modules/catalog/products/index.ts'
import { checkoutListeners, checkoutRoutes, checkoutTimers } from './modules/orders/checkout/index.ts'
import { couponsRoutes } from './modules/orders/coupons/index.ts'
import { deliveryRoutes } from './modules/orders/shipping/index.ts'
import { ledgerChecks, ledgerTimers } from './modules/foundation/ledger/index.ts'
import { mediaDoors, mediaRoutes, mediaTimers, uploadsOf } from './modules/foundation/media/index.ts'
import { gatewaysChecks, gatewaysDoor, gatewaysErrands, gatewaysTimers } from './modules/payments/gateways/index.ts'
import { hasOpenOrders, ordersChecks, ownOrders, waitingOrders } from './modules/orders/orders/index.ts'
import { ordersTimers } from './modules/orders/orders/sums/index.ts'
import { settingsRoutes } from './modules/foundation/settings/index.ts'
import { hasShop, shopsRoutes } from './modules/shops/profile/index.ts'
import { worksFor } from './modules/shops/profile/owners/index.ts'
import { staffRoutes } from './modules/identity/staff/index.ts'
import { talking, talkingCases } from './talking.ts'
import { telling } from './telling.ts'
import {
  hasMoney,
  ownLines,
  ownRecharges,
  ownTransfers,
  ownWithdrawals,
  walletCases,
  walletChecks,
  walletListeners,
  walletRoutes,
  walletTimers,
} from './modules/payments/wallet/index.ts'

/** Whatever staff decide. */
const everyCase = [...applicationCases, ...walletCases, ...afterSaleCases, ...shopsDeskCases, ...talkingCases]

/** The mall on one page, in the order of dependency: a slice leans only on what stands above it. */
export const slices: readonly Slice[] = [
  {
    name: 'foundation/ledger',
    owns: 'the books: every cent, where it is and how it came there',
    leansOn: [],
    routes: [],
    tells: ['due.paid'],
    listeners: [],
    timers: ledgerTimers(() => slices.flatMap((slice) => slice.moneyChecks ?? [])),
    moneyChecks: ledgerChecks,
  },
  {
    name: 'foundation/settings',
    owns: 'currencies, languages, recharge wallets, website configuration',
    leansOn: [],
    routes: settingsRoutes,
    listeners: [],
  },
  { name: 'foundation/blockchain', owns: 'what the networks say about a transaction', leansOn: [], routes: [], listeners: [] },
  {
    name: 'foundation/media',
    owns: 'pictures and their widths, and what people upload',
    leansOn: [],
    routes: mediaRoutes,
    listeners: [],
    timers: mediaTimers,
    person: { ownData: { uploads: uploadsOf } },
    opens: mediaDoors,
  },
  ...telling,
  {
    name: 'identity/accounts',
    owns: 'customers, their sign-in, codes and payment settings',
    leansOn: [
      'foundation/settings',
      'foundation/media',
      'foundation/notifications',
      'foundation/content/agreements',
      'foundation/content/policies',
    ],
    routes: accountsRoutes,
    listeners: [],
    jobs: accountsJobs,
    errands: accountsErrands,
    timers: accountsTimers,
    opens: accountsDoors,
  },
  {
    name: 'identity/addresses',
    owns: 'address books, the places of the world, and the map of it',
    leansOn: ['foundation/settings'],
    routes: addressesRoutes,
    listeners: [],
    timers: addressesTimers,
    person: { ownData: { addresses: bookOf } },
    opens: [mapDoor],
  },
  {
    name: 'identity/staff',
    owns: 'operators, their roles and invitations',
    leansOn: ['foundation/settings', 'identity/accounts', 'identity/accounts/passwords'],
    routes: staffRoutes,
    listeners: [],
  },
  {
    name: 'shops/profile',
    owns: 'shops and their followers',
    leansOn: ['foundation/notifications'],
    routes: shopsRoutes,
    listeners: [],
    person: { shows: { works_for: worksFor }, keepsOpen: { shop_open: hasShop } },
  },
  {
    name: 'approvals/queue',
    owns: 'what staff decide: who took it, who signed; adjustments; the checks of the books',
    leansOn: [
      'foundation/ledger',
      'foundation/ledger/checks',
      'foundation/media',
      'identity/accounts/finding',
      'identity/accounts/people',
      'identity/staff/operators',
      'shops/profile/owners',
    ],
    routes: casesRoutes(everyCase, () => slices.flatMap((slice) => slice.moneyChecks ?? [])),
    listeners: [],
    jobs: casesJobs(everyCase),
  },
  {
    name: 'seller/application',
    owns: 'applications to become a seller: drafts, papers, and what was decided',
    leansOn: [
      'foundation/media',
      'foundation/media/likeness',
      'foundation/notifications',
      'identity/accounts/people',
      'identity/addresses',
      'identity/addresses/places',
      'shops/profile',
      'shops/profile/settings',
      'approvals/queue',
    ],
    routes: applicationsRoutes,
    listeners: [],
    timers: applicationsTimers,
    person: { shows: { seller: sellerStateOf }, ownData: { applications: applicationsOf } },
  },
  {
    name: 'payments/gateways',
    owns: 'payments on the pages of card gateways and banks, what became of them, and the way back',
    leansOn: ['foundation/ledger', 'foundation/ledger/books', 'foundation/ledger/checks', 'foundation/settings'],
    routes: [],
    tells: ['payment.settled', 'payment.returned'],
    listeners: [],
    errands: gatewaysErrands,
    timers: gatewaysTimers,
    opens: [gatewaysDoor],
    moneyChecks: gatewaysChecks,
  },
  {
    name: 'payments/wallet',
    owns: 'recharges, withdrawals, transfers, and what people read of their money',
    leansOn: [
      'foundation/ledger',
      'foundation/ledger/money',
      'foundation/ledger/books',
      'foundation/ledger/checks',
      'foundation/ledger/dues',
      'foundation/blockchain',
      'foundation/settings',
      'foundation/settings/limits',
      'foundation/media',
      'foundation/media/likeness',
      'foundation/notifications',
      'identity/accounts/people',
      'shops/profile',
      'shops/profile/owners',
      'identity/accounts/passwords',
      'identity/accounts/codes',
      'identity/accounts/payouts',
      'approvals/queue',
      'payments/gateways',
    ],
    routes: walletRoutes,
    listeners: walletListeners,
    timers: walletTimers,
    moneyChecks: walletChecks,
    person: {
      ownData: { recharges: ownRecharges, withdrawals: ownWithdrawals, transfers: ownTransfers, wallet: ownLines },
      unsettled: hasMoney,
    },
  },
  {
    name: 'catalog/products',
    owns: 'categories, brands, products, prices',
    leansOn: ['foundation/settings', 'foundation/settings/gifts', 'shops/profile', 'shops/profile/owners'],
    routes: catalogueRoutes,
    tells: ['catalogue.changed', 'catalogue.stocked', 'catalogue.tallied', 'catalogue.removed'],
    listeners: catalogueListeners,
    timers: catalogueTimers,
    person: { shows: { product: productsOf } },
  },
  {
    name: 'catalog/inventory',
    owns: 'pieces on hand and reserved, and every movement',
    leansOn: [],
    routes: [],
    tells: ['stock.changed', 'stock.sold', 'stock.returned', 'stock.low'],
    listeners: [],
  },
  {
    name: 'orders/shipping',
    owns: 'ways of sending, what they cost and how long they take; taxes by place',
    leansOn: [
      'foundation/settings',
      'identity/addresses',
      'identity/addresses/places',
      'shops/profile',
      'payments/gateways',
      'catalog/products',
    ],
    routes: deliveryRoutes,
    listeners: [],
  },
  {
    name: 'orders/coupons',
    owns: 'coupons of the mall and of shops, and who has and used them',
    leansOn: ['shops/profile'],
    routes: couponsRoutes,
    listeners: [],
  },
  {
    name: 'orders/orders',
    owns: 'what people bought of which shop, as it was agreed on, and how it goes on',
    leansOn: ['foundation/ledger', 'foundation/ledger/books', 'foundation/ledger/checks', 'foundation/settings'],
    routes: [],
    listeners: [],
    timers: ordersTimers,
    moneyChecks: ordersChecks,
    person: { shows: { orders: waitingOrders }, ownData: { orders: ownOrders }, unsettled: hasOpenOrders },
  },
  {
    name: 'orders/cart',
    owns: 'what people want to buy, and what it would cost',
    leansOn: [
      'foundation/settings',
      'identity/addresses',
      'identity/addresses/places',
      'shops/profile',
      'shops/profile/owners',
      'catalog/products',
      'catalog/products/buying',
      'orders/shipping',
      'orders/coupons',
      'orders/orders',
    ],
    routes: cartRoutes,
    listeners: [],
    timers: cartTimers,
    person: { shows: { card: countOf } },
  },
  {
    name: 'orders/checkout',
    owns: 'quotes, what is placed on them, and how it is paid',
    leansOn: [
      'foundation/ledger',
      'foundation/ledger/books',
      'foundation/ledger/dues',
      'foundation/settings',
      'foundation/notifications',
      'identity/accounts/people',
      'identity/accounts/codes',
      'identity/addresses',
      'identity/addresses/places',
      'shops/profile',
      'shops/profile/owners',
      'payments/gateways',
      'payments/wallet/proving',
      'catalog/products/buying',
      'catalog/inventory',
      'orders/shipping',
      'orders/coupons',
      'orders/orders',

      'orders/cart',
      'orders/cart/lines',
      'orders/cart/habits',
      'orders/cart/pricing',
    ],
    routes: checkoutRoutes,
    tells: ['order.placed', 'order.paid', 'order.cancelled'],
    listeners: checkoutListeners,
    timers: checkoutTimers,
  },
  ...afterSale,
  ...shopsDesk,
  ...finding,
  ...talking,
  ...operatingOn(everyCase),
  ...arranging,
]

export const doors: readonly Door[] = [...slices, ...pages].flatMap(({ opens = [] }) => opens)
