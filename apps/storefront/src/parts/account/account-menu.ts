import type { UserInfo } from '@plaza/contract'
import { hrefOf } from '../../paths.ts'

/** Entries of the account menu, in the specified order. */
export const menuKeys = [
  'myAccount',
  'contactInformation',
  'contactUs',
  'dashboard',
  'aboutUs',
  'purchaseHistory',
  'refundRequestSent',
  'myWallet',
  'affiliate',
  'product',
  'order',
  'refundRequestReceived',
  'supportTicket',
  'configurationProfile',
  'storeSettings',
  'becomeSeller',
  'manageBackend',
] as const
export type MenuKey = (typeof menuKeys)[number]

/** Pages of a seller's account; they are tabs of the dashboard. */
export const sellerTabs = ['sales', 'products', 'orders', 'received', 'store', 'backend'] as const
export type SellerTab = (typeof sellerTabs)[number]

type MenuLink = { href: string; whose: 'anyone' | 'customer' | 'seller' }
const sellerLink = (tab: SellerTab): MenuLink => ({ href: hrefOf('dashboard', { tab }), whose: 'seller' })

const menuLinks: Record<MenuKey, MenuLink> = {
  myAccount: { href: hrefOf('dashboard'), whose: 'customer' },
  contactInformation: { href: hrefOf('settings', { section: 'contact' }), whose: 'customer' },
  contactUs: { href: hrefOf('support'), whose: 'anyone' },
  dashboard: sellerLink('sales'),
  aboutUs: { href: hrefOf('about'), whose: 'anyone' },
  purchaseHistory: { href: hrefOf('orders'), whose: 'customer' },
  refundRequestSent: { href: hrefOf('refunds'), whose: 'customer' },
  myWallet: { href: hrefOf('wallet'), whose: 'customer' },
  affiliate: { href: hrefOf('settings', { section: 'invitation' }), whose: 'customer' },
  product: sellerLink('products'),
  order: sellerLink('orders'),
  refundRequestReceived: sellerLink('received'),
  supportTicket: { href: hrefOf('chat', { view: 'tickets' }), whose: 'anyone' },
  configurationProfile: { href: hrefOf('settings'), whose: 'customer' },
  storeSettings: sellerLink('store'),
  becomeSeller: { href: hrefOf('becomeSeller'), whose: 'anyone' },
  manageBackend: sellerLink('backend'),
}

type Counted = Pick<UserInfo, 'orders' | 'product' | 'shop_waits'>
const counts: Partial<Record<MenuKey, (user: Counted) => number>> = {
  purchaseHistory: ({ orders }) => orders.unpaid + orders.to_ship + orders.to_receive + orders.delivered,
  refundRequestSent: ({ orders }) => orders.refunds,
  product: ({ product }) => product.count,
  order: ({ shop_waits }) => shop_waits.to_ship,
  refundRequestReceived: ({ shop_waits }) => shop_waits.refunds,
}
/** Count badge of a menu entry: orders in progress, unfinished refunds, and for a seller the shop's products and unfinished tasks. */
export const countFor = (key: MenuKey, user: Counted | null): number => (user && counts[key]?.(user)) ?? 0

export type MenuEntry = { key: MenuKey; href: string }

const isSeller = (user: Pick<UserInfo, 'seller'> | null) => user?.seller.state === 'approved'

/** A tab that only sellers have. */
export const isSellerTab = (tab: string | null): tab is SellerTab => sellerTabs.some((each) => each === tab)
export const maySee = (tab: string | null, user: Pick<UserInfo, 'seller'> | null): boolean => !isSellerTab(tab) || isSeller(user)

/** Menu entries this user may see. */
export const menuFor = (user: Pick<UserInfo, 'seller'> | null): readonly MenuEntry[] =>
  menuKeys
    .map((key) => ({ key, ...menuLinks[key] }))
    .filter(({ whose }) => whose === 'anyone' || (whose === 'customer' ? user !== null : isSeller(user)))
    .map(({ key, href }) => ({ key, href }))
