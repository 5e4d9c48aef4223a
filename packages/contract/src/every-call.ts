import type { Call } from './call.ts'
import * as addresses from './addresses.ts'
import * as affiliate from './affiliate.ts'
import * as cart from './cart.ts'
import * as cases from './cases.ts'
import * as catalogue from './catalogue.ts'
import * as categories from './categories.ts'
import * as chat from './chat.ts'
import * as chatHouses from './chat-houses.ts'
import * as chatReports from './chat-reports.ts'
import * as checkout from './checkout.ts'
import * as content from './content.ts'
import * as coupons from './coupons.ts'
import * as delivery from './delivery.ts'
import * as demoPeople from './demo-people.ts'
import * as favourites from './favourites.ts'
import * as listings from './listings.ts'
import * as notices from './notices.ts'
import * as operatorLedger from './operator-ledger.ts'
import * as operatorOrders from './operator-orders.ts'
import * as operatorOverview from './operator-overview.ts'
import * as operatorReports from './operator-reports.ts'
import * as operatorPeople from './operator-people.ts'
import * as operatorShops from './operator-shops.ts'
import * as operatorCarriers from './operator-carriers.ts'
import * as operatorCash from './operator-cash.ts'
import * as operatorCatalogue from './operator-catalogue.ts'
import * as operatorContent from './operator-content.ts'
import * as operatorCoupons from './operator-coupons.ts'
import * as operatorEdits from './operator-edits.ts'
import * as operatorPaying from './operator-paying.ts'
import * as operatorPolicies from './operator-policies.ts'
import * as operatorSettings from './operator-settings.ts'
import * as operatorStories from './operator-stories.ts'
import * as operatorWords from './operator-words.ts'
import * as orders from './orders.ts'
import * as ownAccount from './own-account.ts'
import * as policies from './policies.ts'
import * as posts from './posts.ts'
import * as productPage from './product-page.ts'
import * as realtime from './realtime.ts'
import * as recharges from './recharges.ts'
import * as refunds from './refunds.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as sellerDesk from './seller-desk.ts'
import * as selling from './selling.ts'
import * as shopMoney from './shop-money.ts'
import * as shopNotices from './shop-notices.ts'
import * as shopSettings from './shop-settings.ts'
import * as shopStaff from './shop-staff.ts'
import * as settings from './settings.ts'
import * as shopApplication from './shop-application.ts'
import * as shopCoupons from './shop-coupons.ts'
import * as shopReviews from './shop-reviews.ts'
import * as shopProductFiles from './shop-product-files.ts'
import * as shopProducts from './shop-products.ts'
import * as signIn from './sign-in.ts'
import * as socialLogin from './social-login.ts'
import * as staff from './staff.ts'
import * as stockIn from './stock-in.ts'
import * as support from './support.ts'
import * as transfers from './transfers.ts'
import * as upload from './upload.ts'
import * as wallet from './wallet.ts'
import * as withdrawals from './withdrawals.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'who' in value && 'answer' in value

const callsOf = (slice: string, module: Record<string, unknown>) =>
  Object.entries(module)
    .filter((entry): entry is [string, Call] => isCall(entry[1]))
    .map(([name, declared]) => ({ name, slice, call: declared }))

/** Following is declared beside what else a shopper keeps, and answered where the followers are counted. */
const { followShop, ...kept } = favourites

/** What a new shop does first is declared where it is applied for. */
const { showFirstSteps, ...application } = shopApplication

/** The way into the console of a shop, apart from what is done there. */
const { makeSellerTicket, openSellerSession, logoutSeller, ...sold } = selling

/** Every call of the mall by name, with the slice that answers it. */
export const everyCall: readonly { name: string; slice: string; call: Call }[] = [
  ...callsOf('foundation/settings', settings),
  ...callsOf('foundation/media', upload),
  ...callsOf('foundation/live', realtime),
  ...callsOf('foundation/notifications', notices),
  ...callsOf('identity/accounts', signIn),
  ...callsOf('identity/accounts', socialLogin),
  ...callsOf('identity/accounts', ownAccount),
  ...callsOf('identity/staff', staff),
  ...callsOf('identity/staff', demoPeople),
  ...callsOf('identity/addresses', addresses),
  ...callsOf('foundation/content', { ...content, ...posts }),
  ...callsOf('catalog/products', { ...catalogue, ...categories, ...listings, ...productPage }),
  ...callsOf('orders/shipping', delivery),
  ...callsOf('orders/coupons', coupons),
  ...callsOf('community/reviews', { ...reviews, ...shopReviews }),
  ...callsOf('seller/coupons', shopCoupons),
  ...callsOf('catalog/search', search),
  ...callsOf('shops/profile', { followShop }),
  ...callsOf('catalog/favorites', kept),
  ...callsOf('orders/cart', cart),
  ...callsOf('orders/checkout', checkout),
  ...callsOf('shops/access', { makeSellerTicket, openSellerSession, logoutSeller, ...shopStaff }),
  ...callsOf('seller/application', application),
  ...callsOf('seller/dashboard', { showFirstSteps }),
  ...callsOf('orders/refunds', refunds),
  ...callsOf('seller/orders', sold),
  ...callsOf('seller/products', { ...shopProducts, ...shopProductFiles }),
  ...callsOf('seller/inventory', stockIn),
  ...callsOf('seller/finances', shopMoney),
  ...callsOf('seller/settings', shopSettings),
  ...callsOf('customer/orders', orders),
  ...callsOf('seller/dashboard', sellerDesk),
  ...callsOf('seller/dashboard', shopNotices),
  ...callsOf('community/referrals', affiliate),
  ...callsOf('approvals/queue', cases),
  ...callsOf('community/policies', policies),
  ...callsOf('community/chat', chat),
  ...callsOf('community/chat', chatHouses),
  ...callsOf('community/chat', chatReports),
  ...callsOf('community/support', support),
  ...callsOf('operator/customers', operatorPeople),
  ...callsOf('operator/shops', operatorShops),
  ...callsOf('approvals/changelog', operatorEdits),
  ...callsOf('operator/catalog', operatorCatalogue),
  ...callsOf('orders/cash', operatorCash),
  ...callsOf('operator/settings', { ...operatorSettings, ...operatorCarriers, ...operatorPaying }),
  ...callsOf('operator/texts', operatorWords),
  ...callsOf('operator/orders', operatorOrders),
  ...callsOf('operator/finances', { ...operatorLedger, ...operatorReports }),
  ...callsOf('operator/dashboard', operatorOverview),
  ...callsOf('operator/content', { ...operatorContent, ...operatorStories, ...operatorPolicies, ...operatorCoupons }),
  ...callsOf('payments/wallet', { ...wallet, ...recharges, ...withdrawals, ...transfers }),
]
