import { pathNameOf, socialLoginPath } from '../paths.ts'
import { HomeScreen } from './home/HomeScreen.tsx'
import type { FoundScreen, LoadScreen, Screen, ScreenName } from './screen.ts'
import { type WalletView, walletViewOf } from './wallet/wallet-views.ts'

const home: LoadScreen = () => Promise.resolve({ default: HomeScreen })
const news: LoadScreen = () => import('./news/NewsScreen.tsx')
const categories: LoadScreen = () => import('./categories/CategoriesScreen.tsx')
const category: LoadScreen = () => import('./category/CategoryScreen.tsx')
const brands: LoadScreen = () => import('./brands/BrandsScreen.tsx')
const product: LoadScreen = () => import('./product/ProductScreen.tsx')
const recommended: LoadScreen = () => import('./recommended/RecommendedScreen.tsx')
const search: LoadScreen = () => import('./search/SearchScreen.tsx')
const shop: LoadScreen = () => import('./shop/ShopScreen.tsx')
const notFound: LoadScreen = () => import('./NotFoundScreen.tsx')
const shipment: LoadScreen = () => import('./checkout/ShipmentScreen.tsx')
const delivery: LoadScreen = () => import('./checkout/DeliveryScreen.tsx')
const payment: LoadScreen = () => import('./checkout/PaymentScreen.tsx')
const cart: LoadScreen = () => import('./cart/CartScreen.tsx')
const login: LoadScreen = () => import('./sign-in/LoginScreen.tsx')
const register: LoadScreen = () => import('./sign-in/RegisterScreen.tsx')
const account: LoadScreen = () => import('./account/AccountScreen.tsx')
const settings: LoadScreen = () => import('./settings/SettingsScreen.tsx')
const chooseLocation: LoadScreen = () => import('./location/ChooseLocationScreen.tsx')
const openLocation: LoadScreen = () => import('./location/OpenLocationScreen.tsx')
const orders: LoadScreen = () => import('./orders/OrdersScreen.tsx')
const order: LoadScreen = () => import('./orders/OrderScreen.tsx')
const refunds: LoadScreen = () => import('./refunds/RefundsScreen.tsx')
const chat: LoadScreen = () => import('./chat/ChatScreen.tsx')
const blog: LoadScreen = () => import('./blog/BlogScreen.tsx')
const blogPost: LoadScreen = () => import('./blog/PostScreen.tsx')
const policy: LoadScreen = () => import('./policies/PolicyScreen.tsx')
const tickets: LoadScreen = () => import('./tickets/TicketsScreen.tsx')
const becomeSeller: LoadScreen = () => import('./application/BecomeSellerScreen.tsx')

const wallet: Record<WalletView, LoadScreen> = {
  overview: () => import('./wallet/WalletScreen.tsx'),
  recharge: () => import('./wallet/recharge/RechargeView.tsx'),
  records: () => import('./wallet/records/RecordsView.tsx'),
  transactions: () => import('./wallet/transactions/TransactionsView.tsx'),
  withdraw: () => import('./wallet/withdraw/WithdrawView.tsx'),
  withdraw_list: () => import('./wallet/withdraw/WithdrawListView.tsx'),
  transfer: () => import('./wallet/transfer/TransferView.tsx'),
  accounts: () => import('./wallet/accounts/AccountsView.tsx'),
}

/** Loads the code chunk of each route. */
const screens: Record<Exclude<ScreenName, 'wallet' | 'socialLogin'>, LoadScreen> = {
  home,
  news,
  categories,
  category,
  brands,
  product,
  recommended,
  search,
  shop,
  notFound,
  cart,
  shipment,
  delivery,
  payment,
  cartEdit: cart,
  login,
  register,
  dashboard: account,
  account,
  settings,
  orders,
  order,
  refunds,
  becomeSeller,
  chat,
  chooseLocation,
  openLocation,
  blog,
  blogPost,
  terms: policy,
  returns: policy,
  privacy: policy,
  userAgreement: policy,
  support: policy,
  about: policy,
}

export const loadedAlready = new Map<LoadScreen, Screen>([[home, HomeScreen]])

export const screenOf = (path: string, socialPlatform: string | null, query = ''): FoundScreen => {
  const found = pathNameOf(path)
  if (found === 'wallet') {
    const part = walletViewOf(new URLSearchParams(query))
    return { name: found, part, load: wallet[part] }
  }
  // Support tickets have the same route as the chat.
  if (found === 'chat' && new URLSearchParams(query).get('view') === 'tickets') return { name: found, part: 'tickets', load: tickets }
  if (found === 'homeAlias' || found === 'defaultPage') return { name: 'home', load: home }
  if (found) return { name: found, load: screens[found] }
  if (socialPlatform !== null && path === socialLoginPath(socialPlatform)) return { name: 'socialLogin', load: login }
  return { name: 'notFound', load: notFound }
}

/** Loads the screen's code, so that the screen can render at once. */
export const loadScreenOf = async (path: string, query = ''): Promise<void> => {
  const { load } = screenOf(path, null, query)
  if (!loadedAlready.has(load)) loadedAlready.set(load, (await load()).default)
}
