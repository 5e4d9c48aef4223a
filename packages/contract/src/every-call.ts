import type { Call } from './call.ts'
import * as changelog from './approvals/changelog.ts'
import * as queue from './approvals/queue/index.ts'
import * as favorites from './catalog/favorites.ts'
import * as categories from './catalog/products/categories.ts'
import * as collections from './catalog/products/collections.ts'
import * as listings from './catalog/products/listings.ts'
import * as productPage from './catalog/products/product-page.ts'
import * as search from './catalog/search.ts'
import * as conversations from './community/chat/conversations.ts'
import * as chatHouses from './community/chat/houses.ts'
import * as chatReports from './community/chat/reports.ts'
import * as policies from './community/policies.ts'
import * as referrals from './community/referrals.ts'
import * as reviews from './community/reviews.ts'
import * as support from './community/support.ts'
import * as customerOrders from './customer/orders.ts'
import * as content from './foundation/content.ts'
import * as live from './foundation/live.ts'
import * as media from './foundation/media.ts'
import * as notifications from './foundation/notifications.ts'
import * as settings from './foundation/settings.ts'
import * as ownAccount from './identity/accounts/own-account.ts'
import * as signIn from './identity/accounts/sign-in.ts'
import * as socialLogin from './identity/accounts/social-login.ts'
import * as addresses from './identity/addresses.ts'
import * as staff from './identity/staff.ts'
import * as operatorCatalog from './operator/catalog.ts'
import * as operatorAds from './operator/content/ads-and-announcements.ts'
import * as operatorCoupons from './operator/content/coupons.ts'
import * as operatorNews from './operator/content/news-and-posts.ts'
import * as operatorPolicies from './operator/content/policies.ts'
import * as operatorCustomers from './operator/customers.ts'
import * as operatorDashboard from './operator/dashboard.ts'
import * as operatorFinances from './operator/finances.ts'
import * as operatorFind from './operator/find.ts'
import * as operatorOrders from './operator/orders.ts'
import * as operatorSettings from './operator/settings.ts'
import * as operatorShops from './operator/shops.ts'
import * as operatorTexts from './operator/texts.ts'
import * as cart from './orders/cart.ts'
import * as cash from './orders/cash.ts'
import * as checkout from './orders/checkout.ts'
import * as coupons from './orders/coupons.ts'
import * as refunds from './orders/refunds.ts'
import * as shipping from './orders/shipping.ts'
import * as balance from './payments/wallet/balance.ts'
import * as recharges from './payments/wallet/recharges.ts'
import * as transfers from './payments/wallet/transfers.ts'
import * as withdrawals from './payments/wallet/withdrawals.ts'
import * as application from './seller/application.ts'
import * as sellerCoupons from './seller/coupons.ts'
import * as sellerDashboard from './seller/dashboard.ts'
import * as sellerFinances from './seller/finances.ts'
import * as sellerFind from './seller/find.ts'
import * as sellerInventory from './seller/inventory.ts'
import * as sellerOrders from './seller/orders.ts'
import * as productFiles from './seller/products/files.ts'
import * as sellerProducts from './seller/products/product.ts'
import * as sellerSettings from './seller/settings.ts'
import * as access from './shops/access.ts'
import * as profile from './shops/profile.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'who' in value && 'answer' in value

/** The calls of one module, in the order of the API document: by file, then by name. `slice` is the module's name. */
const callsOf = (slice: string, file: Record<string, unknown>) =>
  Object.entries(file)
    .filter((entry): entry is [string, Call] => isCall(entry[1]))
    .map(([name, declared]) => ({ name, slice, call: declared }))

/** The API document lists the calls that are taken out here in groups of their own. */
const { getPost, getPosts, ...homeContent } = content
const { getDemoPeople, ...ownStaff } = staff
const { listSoldReviews, reportReview, ...ownReviews } = reviews
const { makeSellerTicket, openSellerSession, logoutSeller, ...shopStaff } = access
const { showFirstSteps, ...shopDesk } = sellerDashboard
const { listMallCarriers, saveCarrier, listPayWays, ...mallSettings } = operatorSettings

/** Every call of the mall by name, with the module that answers it. */
export const everyCall: readonly { name: string; slice: string; call: Call }[] = [
  ...callsOf('foundation/settings', settings),
  ...callsOf('foundation/media', media),
  ...callsOf('foundation/live', live),
  ...callsOf('foundation/notifications', notifications),
  ...callsOf('identity/accounts', { ...signIn, ...socialLogin, ...ownAccount }),
  ...callsOf('identity/staff', { ...ownStaff, getDemoPeople }),
  ...callsOf('identity/addresses', addresses),
  ...callsOf('foundation/content', { ...homeContent, getPost, getPosts }),
  ...callsOf('catalog/products', { ...collections, ...categories, ...listings, ...productPage }),
  ...callsOf('orders/shipping', shipping),
  ...callsOf('orders/coupons', coupons),
  ...callsOf('community/reviews', { ...ownReviews, listSoldReviews, reportReview }),
  ...callsOf('seller/coupons', sellerCoupons),
  ...callsOf('catalog/search', search),
  ...callsOf('shops/profile', profile),
  ...callsOf('catalog/favorites', favorites),
  ...callsOf('orders/cart', cart),
  ...callsOf('orders/checkout', checkout),
  ...callsOf('shops/access', { makeSellerTicket, openSellerSession, logoutSeller, ...shopStaff }),
  ...callsOf('seller/application', application),
  ...callsOf('seller/dashboard', { showFirstSteps }),
  ...callsOf('orders/refunds', refunds),
  ...callsOf('seller/orders', sellerOrders),
  ...callsOf('seller/products', { ...sellerProducts, ...productFiles }),
  ...callsOf('seller/inventory', sellerInventory),
  ...callsOf('seller/finances', sellerFinances),
  ...callsOf('seller/find', sellerFind),
  ...callsOf('seller/settings', sellerSettings),
  ...callsOf('customer/orders', customerOrders),
  ...callsOf('seller/dashboard', shopDesk),
  ...callsOf('community/referrals', referrals),
  ...callsOf('approvals/queue', queue),
  ...callsOf('community/policies', policies),
  ...callsOf('community/chat', { ...conversations, ...chatHouses, ...chatReports }),
  ...callsOf('community/support', support),
  ...callsOf('operator/customers', operatorCustomers),
  ...callsOf('operator/shops', operatorShops),
  ...callsOf('approvals/changelog', changelog),
  ...callsOf('operator/catalog', operatorCatalog),
  ...callsOf('orders/cash', cash),
  ...callsOf('operator/settings', { ...mallSettings, listMallCarriers, saveCarrier, listPayWays }),
  ...callsOf('operator/texts', operatorTexts),
  ...callsOf('operator/orders', operatorOrders),
  ...callsOf('operator/finances', operatorFinances),
  ...callsOf('operator/find', operatorFind),
  ...callsOf('operator/dashboard', operatorDashboard),
  ...callsOf('operator/content', { ...operatorAds, ...operatorNews, ...operatorPolicies, ...operatorCoupons }),
  ...callsOf('payments/wallet', { ...balance, ...recharges, ...withdrawals, ...transfers }),
]
