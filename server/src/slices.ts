import type { Door } from './kernel/http/door.ts'
import type { Slice } from './slice.ts'
import { shopsDesk, shopsDeskCases } from './shops-desk.ts'
import { afterSale, afterSaleCases } from './after-sale.ts'
import { arranging } from './arranging.ts'
import { finding } from './finding.ts'
import { operatingOn } from './operating.ts'
import { pages } from './pages.ts'
import { accountsDoors, accountsErrands, accountsJobs, accountsRoutes, accountsTimers } from './slices/accounts/index.ts'
import { applicationCases, applicationsOf, applicationsRoutes, applicationsTimers, sellerStateOf } from './slices/applications/index.ts'
import { addressesRoutes, addressesTimers, bookOf, mapDoor } from './slices/addresses/index.ts'
import { casesJobs, casesRoutes } from './slices/cases/index.ts'
import { cartRoutes, cartTimers, countOf } from './slices/cart/index.ts'
import { catalogueListeners, catalogueRoutes, catalogueTimers, productsOf } from './slices/catalogue/index.ts'
import { checkoutListeners, checkoutRoutes, checkoutTimers } from './slices/checkout/index.ts'
import { couponsRoutes } from './slices/coupons/index.ts'
import { deliveryRoutes } from './slices/delivery/index.ts'
import { ledgerChecks, ledgerTimers } from './slices/ledger/index.ts'
import { mediaDoors, mediaRoutes, mediaTimers, uploadsOf } from './slices/media/index.ts'
import { gatewaysChecks, gatewaysDoor, gatewaysErrands, gatewaysTimers } from './slices/gateways/index.ts'
import { hasOpenOrders, ordersChecks, ownOrders, waitingOrders } from './slices/orders/index.ts'
import { ordersTimers } from './slices/orders/sums/index.ts'
import { settingsRoutes } from './slices/settings/index.ts'
import { hasShop, shopsRoutes } from './slices/shops/index.ts'
import { worksFor } from './slices/shops/owners/index.ts'
import { staffRoutes } from './slices/staff/index.ts'
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
} from './slices/wallet/index.ts'

/** Whatever staff decide. */
const everyCase = [...applicationCases, ...walletCases, ...afterSaleCases, ...shopsDeskCases, ...talkingCases]

/** The mall on one page, in the order of dependency: a slice leans only on what stands above it. */
export const slices: readonly Slice[] = [
  {
    name: 'ledger',
    owns: 'the books: every cent, where it is and how it came there',
    leansOn: [],
    routes: [],
    tells: ['due.paid'],
    listeners: [],
    timers: ledgerTimers(() => slices.flatMap((slice) => slice.moneyChecks ?? [])),
    moneyChecks: ledgerChecks,
  },
  {
    name: 'settings',
    owns: 'currencies, languages, recharge wallets, website configuration',
    leansOn: [],
    routes: settingsRoutes,
    listeners: [],
  },
  { name: 'chains', owns: 'what the networks say about a transaction', leansOn: [], routes: [], listeners: [] },
  {
    name: 'media',
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
    name: 'accounts',
    owns: 'customers, their sign-in, codes and payment settings',
    leansOn: ['settings', 'media', 'notices', 'content/agreements', 'content/policies'],
    routes: accountsRoutes,
    listeners: [],
    jobs: accountsJobs,
    errands: accountsErrands,
    timers: accountsTimers,
    opens: accountsDoors,
  },
  {
    name: 'addresses',
    owns: 'address books, the places of the world, and the map of it',
    leansOn: ['settings'],
    routes: addressesRoutes,
    listeners: [],
    timers: addressesTimers,
    person: { ownData: { addresses: bookOf } },
    opens: [mapDoor],
  },
  {
    name: 'staff',
    owns: 'operators, their roles and invitations',
    leansOn: ['settings', 'accounts', 'accounts/passwords'],
    routes: staffRoutes,
    listeners: [],
  },
  {
    name: 'shops',
    owns: 'shops and their followers',
    leansOn: ['notices'],
    routes: shopsRoutes,
    listeners: [],
    person: { shows: { works_for: worksFor }, keepsOpen: { shop_open: hasShop } },
  },
  {
    name: 'cases',
    owns: 'what staff decide: who took it, who signed; adjustments; the checks of the books',
    leansOn: ['ledger', 'ledger/checks', 'media', 'accounts/finding', 'accounts/people', 'staff/operators', 'shops/owners'],
    routes: casesRoutes(everyCase, () => slices.flatMap((slice) => slice.moneyChecks ?? [])),
    listeners: [],
    jobs: casesJobs(everyCase),
  },
  {
    name: 'applications',
    owns: 'applications to become a seller: drafts, papers, and what was decided',
    leansOn: ['media', 'media/likeness', 'notices', 'accounts/people', 'addresses', 'addresses/places', 'shops', 'shops/settings', 'cases'],
    routes: applicationsRoutes,
    listeners: [],
    timers: applicationsTimers,
    person: { shows: { seller: sellerStateOf }, ownData: { applications: applicationsOf } },
  },
  {
    name: 'gateways',
    owns: 'payments on the pages of card gateways and banks, what became of them, and the way back',
    leansOn: ['ledger', 'ledger/books', 'ledger/checks', 'settings'],
    routes: [],
    tells: ['payment.settled', 'payment.returned'],
    listeners: [],
    errands: gatewaysErrands,
    timers: gatewaysTimers,
    opens: [gatewaysDoor],
    moneyChecks: gatewaysChecks,
  },
  {
    name: 'wallet',
    owns: 'recharges, withdrawals, transfers, and what people read of their money',
    leansOn: [
      'ledger',
      'ledger/money',
      'ledger/books',
      'ledger/checks',
      'ledger/dues',
      'chains',
      'settings',
      'settings/limits',
      'media',
      'media/likeness',
      'notices',
      'accounts/people',
      'shops',
      'shops/owners',
      'accounts/passwords',
      'accounts/codes',
      'accounts/payouts',
      'cases',
      'gateways',
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
    name: 'catalogue',
    owns: 'categories, brands, products, prices',
    leansOn: ['settings', 'settings/gifts', 'shops', 'shops/owners'],
    routes: catalogueRoutes,
    tells: ['catalogue.changed', 'catalogue.stocked', 'catalogue.tallied', 'catalogue.removed'],
    listeners: catalogueListeners,
    timers: catalogueTimers,
    person: { shows: { product: productsOf } },
  },
  {
    name: 'stock',
    owns: 'pieces on hand and reserved, and every movement',
    leansOn: [],
    routes: [],
    tells: ['stock.changed', 'stock.sold', 'stock.returned', 'stock.low'],
    listeners: [],
  },
  {
    name: 'delivery',
    owns: 'ways of sending, what they cost and how long they take; taxes by place',
    leansOn: ['settings', 'addresses', 'addresses/places', 'shops', 'gateways', 'catalogue'],
    routes: deliveryRoutes,
    listeners: [],
  },
  {
    name: 'coupons',
    owns: 'coupons of the mall and of shops, and who has and used them',
    leansOn: ['shops'],
    routes: couponsRoutes,
    listeners: [],
  },
  {
    name: 'orders',
    owns: 'what people bought of which shop, as it was agreed on, and how it goes on',
    leansOn: ['ledger', 'ledger/books', 'ledger/checks', 'settings'],
    routes: [],
    listeners: [],
    timers: ordersTimers,
    moneyChecks: ordersChecks,
    person: { shows: { orders: waitingOrders }, ownData: { orders: ownOrders }, unsettled: hasOpenOrders },
  },
  {
    name: 'cart',
    owns: 'what people want to buy, and what it would cost',
    leansOn: [
      'settings',
      'addresses',
      'addresses/places',
      'shops',
      'shops/owners',
      'catalogue',
      'catalogue/buying',
      'delivery',
      'coupons',
      'orders',
    ],
    routes: cartRoutes,
    listeners: [],
    timers: cartTimers,
    person: { shows: { card: countOf } },
  },
  {
    name: 'checkout',
    owns: 'quotes, what is placed on them, and how it is paid',
    leansOn: [
      'ledger',
      'ledger/books',
      'ledger/dues',
      'settings',
      'notices',
      'accounts/people',
      'accounts/codes',
      'addresses',
      'addresses/places',
      'shops',
      'shops/owners',
      'gateways',
      'wallet/proving',
      'catalogue/buying',
      'stock',
      'delivery',
      'coupons',
      'orders',

      'cart',
      'cart/lines',
      'cart/habits',
      'cart/pricing',
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
