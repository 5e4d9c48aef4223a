import type { FactName } from '@plaza/contract'
import type { Errands } from './kernel/errands/index.ts'
import type { Listener } from './kernel/facts.ts'
import type { JobHandler, Timer } from './kernel/jobs.ts'
import type { Kernel } from './kernel/kernel.ts'
import type { Route } from './kernel/http/serve.ts'
import { accountsErrands, accountsJobs, accountsRoutes, accountsTimers, type PersonSources } from './slices/accounts/index.ts'
import { addressesRoutes, addressesTimers, bookOf } from './slices/addresses/index.ts'
import { catalogueListeners, catalogueRoutes } from './slices/catalogue/index.ts'
import { contentRoutes } from './slices/content/index.ts'
import { favouritesListeners, favouritesRoutes } from './slices/favourites/index.ts'
import { ledgerTimers } from './slices/ledger/index.ts'
import type { MoneyCheck } from './slices/ledger/checks/index.ts'
import { avatarOf, mediaRoutes, mediaTimers, uploadsOf } from './slices/media/index.ts'
import { allNoticesOf, noticesRoutes, unreadCountOf } from './slices/notices/index.ts'
import { realtimeRoutes, realtimeTimers } from './slices/realtime/index.ts'
import { reviewsRoutes } from './slices/reviews/index.ts'
import { searchListeners, searchRoutes, searchTimers } from './slices/search/index.ts'
import { settingsRoutes } from './slices/settings/index.ts'
import { hasShop, sellerStateOf, shopsRoutes } from './slices/shops/index.ts'
import { staffRoutes } from './slices/staff/index.ts'

export type Slice = {
  name: string
  /** What it keeps and decides, in a few words. */
  owns: string
  /** Whose doors it opens, and those of which rooms: only of slices that stand above it. */
  leansOn: readonly string[]
  routes: readonly Route[]
  /** The facts that it tells, and nobody else does. */
  tells?: readonly FactName[]
  listeners: readonly Listener[]
  /** What it does later, once the transaction that asked for it holds. */
  jobs?: (kernel: Kernel) => Readonly<Record<string, JobHandler>>
  /** Whom outside it asks for what, while no transaction is open. */
  errands?: (kernel: Kernel) => Errands
  /** What it does by the clock. */
  timers?: (kernel: Kernel) => readonly Timer[]
  /** What it promises about the money it moves; the ledger's own checks ask it too. */
  moneyChecks?: readonly MoneyCheck[]
}

/** What slices further down know about a customer, for the calls that show it at the top. */
const aboutPeople: PersonSources = {
  seller: sellerStateOf,
  unreadCount: unreadCountOf,
  avatarOf,
  keepsShop: hasShop,
  ownData: { addresses: bookOf, notices: allNoticesOf, uploads: uploadsOf },
}

/** The mall on one page, in the order of dependency: a slice leans only on what stands above it. */
export const slices: readonly Slice[] = [
  {
    name: 'ledger',
    owns: 'the books: every cent, where it is and how it came there',
    leansOn: [],
    routes: [],
    listeners: [],
    timers: ledgerTimers(() => slices.flatMap((slice) => slice.moneyChecks ?? [])),
  },
  {
    name: 'settings',
    owns: 'currencies, languages, recharge wallets, website configuration',
    leansOn: [],
    routes: settingsRoutes,
    listeners: [],
  },
  {
    name: 'media',
    owns: 'pictures and their widths, and what people upload',
    leansOn: [],
    routes: mediaRoutes,
    listeners: [],
    timers: mediaTimers,
  },
  {
    name: 'realtime',
    owns: 'streams of live events and their tickets',
    leansOn: [],
    routes: realtimeRoutes,
    listeners: [],
    timers: realtimeTimers,
  },
  { name: 'notices', owns: 'what people are told about what is theirs', leansOn: [], routes: noticesRoutes, listeners: [] },
  {
    name: 'accounts',
    owns: 'customers, their sign-in, codes and payment settings',
    leansOn: ['settings', 'notices'],
    routes: accountsRoutes(aboutPeople),
    listeners: [],
    jobs: accountsJobs,
    errands: accountsErrands,
    timers: accountsTimers(aboutPeople),
  },
  {
    name: 'addresses',
    owns: 'address books, and the places of the world',
    leansOn: [],
    routes: addressesRoutes,
    listeners: [],
    timers: addressesTimers,
  },
  {
    name: 'staff',
    owns: 'operators, their roles and invitations',
    leansOn: ['settings', 'accounts', 'accounts/passwords'],
    routes: staffRoutes,
    listeners: [],
  },
  { name: 'content', owns: 'ads, news, posts, policies, announcements', leansOn: ['settings'], routes: contentRoutes, listeners: [] },
  { name: 'shops', owns: 'shops, their followers, and applications to become a seller', leansOn: [], routes: shopsRoutes, listeners: [] },
  {
    name: 'catalogue',
    owns: 'categories, brands, products, prices',
    leansOn: ['settings', 'shops'],
    routes: catalogueRoutes,
    tells: ['catalogue.changed', 'catalogue.stocked', 'catalogue.tallied'],
    listeners: catalogueListeners,
  },
  {
    name: 'stock',
    owns: 'pieces on hand and reserved, and every movement',
    leansOn: [],
    routes: [],
    tells: ['stock.changed'],
    listeners: [],
  },
  {
    name: 'reviews',
    owns: 'ratings, reviews and their answers',
    leansOn: ['shops', 'catalogue'],
    routes: reviewsRoutes,
    tells: ['reviews.tallied'],
    listeners: [],
  },
  {
    name: 'search',
    owns: 'the index of words, suggestions, what is searched',
    leansOn: ['catalogue', 'catalogue/facets', 'catalogue/for-search'],
    routes: searchRoutes,
    listeners: searchListeners,
    timers: searchTimers,
  },
  {
    name: 'favourites',
    owns: 'what a shopper saves, looks at, follows and waits for',
    leansOn: ['notices', 'shops', 'catalogue'],
    routes: favouritesRoutes,
    listeners: favouritesListeners,
  },
]
