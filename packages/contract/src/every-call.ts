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
  ...callsOf('settings', settings),
  ...callsOf('media', upload),
  ...callsOf('realtime', realtime),
  ...callsOf('notices', notices),
  ...callsOf('accounts', signIn),
  ...callsOf('accounts', socialLogin),
  ...callsOf('accounts', ownAccount),
  ...callsOf('staff', staff),
  ...callsOf('staff', demoPeople),
  ...callsOf('addresses', addresses),
  ...callsOf('content', { ...content, ...posts }),
  ...callsOf('catalogue', { ...catalogue, ...categories, ...listings, ...productPage }),
  ...callsOf('delivery', delivery),
  ...callsOf('coupons', coupons),
  ...callsOf('reviews', { ...reviews, ...shopReviews }),
  ...callsOf('shop-coupons', shopCoupons),
  ...callsOf('search', search),
  ...callsOf('shops', { followShop }),
  ...callsOf('favourites', kept),
  ...callsOf('cart', cart),
  ...callsOf('checkout', checkout),
  ...callsOf('sellers', { makeSellerTicket, openSellerSession, logoutSeller, ...shopStaff }),
  ...callsOf('applications', application),
  ...callsOf('desk', { showFirstSteps }),
  ...callsOf('refunds', refunds),
  ...callsOf('sales', sold),
  ...callsOf('shop-products', { ...shopProducts, ...shopProductFiles }),
  ...callsOf('supply', stockIn),
  ...callsOf('payouts', shopMoney),
  ...callsOf('shop-settings', shopSettings),
  ...callsOf('purchases', orders),
  ...callsOf('desk', sellerDesk),
  ...callsOf('desk', shopNotices),
  ...callsOf('affiliate', affiliate),
  ...callsOf('cases', cases),
  ...callsOf('policies', policies),
  ...callsOf('chat', chat),
  ...callsOf('chat', chatHouses),
  ...callsOf('chat', chatReports),
  ...callsOf('support', support),
  ...callsOf('customers', operatorPeople),
  ...callsOf('suspensions', operatorShops),
  ...callsOf('edits', operatorEdits),
  ...callsOf('mall-catalogue', operatorCatalogue),
  ...callsOf('cash', operatorCash),
  ...callsOf('mall-settings', { ...operatorSettings, ...operatorCarriers, ...operatorPaying }),
  ...callsOf('mall-words', operatorWords),
  ...callsOf('oversight', operatorOrders),
  ...callsOf('bookkeeping', { ...operatorLedger, ...operatorReports }),
  ...callsOf('overview', operatorOverview),
  ...callsOf('mall-content', { ...operatorContent, ...operatorStories, ...operatorPolicies, ...operatorCoupons }),
  ...callsOf('wallet', { ...wallet, ...recharges, ...withdrawals, ...transfers }),
]
