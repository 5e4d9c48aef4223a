import type { ConsoleScreen } from '@plaza/console'
import { sellerRoles } from '@plaza/contract'
import {
  IconAffiliate,
  IconBuildingWarehouse,
  IconLayoutDashboard,
  IconHeadset,
  IconMessageCircle,
  IconPackage,
  IconReceiptRefund,
  IconSettings,
  IconStar,
  IconTag,
  IconTicket,
  IconUsers,
  IconWallet,
} from '@plaza/design'
import { paths } from '../paths.ts'
import type { Words } from '../words/index.ts'

type Role = (typeof sellerRoles)[number]
export type SellerScreen = ConsoleScreen<keyof Words['screens'], Role>

const writesProducts: readonly Role[] = ['owner', 'catalogue']
const readsReviews: readonly Role[] = ['owner', 'catalogue', 'orders', 'support']
const seesOrders: readonly Role[] = ['owner', 'orders', 'finance', 'support']
const seesRefunds: readonly Role[] = ['owner', 'orders', 'support']

/** Every screen of the console, in the order of the sidebar. A screen without an icon is reached from another screen. */
export const screens: readonly SellerScreen[] = [
  {
    path: paths.dashboard,
    key: 'dashboard',
    icon: IconLayoutDashboard,
    tab: true,
    roles: seesOrders,
    load: () => import('./dashboard/DashboardScreen.tsx'),
  },
  { path: paths.orders, key: 'orders', icon: IconPackage, tab: true, roles: seesOrders, load: () => import('./orders/OrdersScreen.tsx') },
  { path: paths.order, key: 'order', under: paths.orders, roles: seesOrders, load: () => import('./orders/order/OrderScreen.tsx') },
  {
    path: paths.refunds,
    key: 'refunds',
    icon: IconReceiptRefund,
    roles: seesRefunds,
    load: () => import('./refunds/RefundsScreen.tsx'),
  },
  {
    path: paths.refund,
    key: 'refund',
    under: paths.refunds,
    roles: seesRefunds,
    load: () => import('./refunds/RefundScreen.tsx'),
  },
  {
    path: paths.chat,
    key: 'chat',
    icon: IconMessageCircle,
    roles: ['owner', 'support'],
    load: () => import('./chat/ChatScreen.tsx'),
  },
  {
    path: paths.support,
    key: 'support',
    icon: IconHeadset,
    roles: ['owner', 'support'],
    load: () => import('./support/SupportScreen.tsx'),
  },
  {
    path: paths.products,
    key: 'products',
    icon: IconTag,
    tab: true,
    roles: writesProducts,
    load: () => import('./products/ProductsScreen.tsx'),
  },
  {
    path: paths.product,
    key: 'product',
    under: paths.products,
    roles: writesProducts,
    load: () => import('./products/editor/ProductScreen.tsx'),
  },
  {
    path: paths.productImport,
    key: 'productImport',
    under: paths.products,
    roles: writesProducts,
    load: () => import('./products/import/ImportScreen.tsx'),
  },
  {
    path: paths.stock,
    key: 'stock',
    icon: IconBuildingWarehouse,
    roles: writesProducts,
    load: () => import('./inventory/StockScreen.tsx'),
  },
  {
    path: paths.stockItem,
    key: 'stockItem',
    under: paths.stock,
    roles: writesProducts,
    load: () => import('./inventory/StockItemScreen.tsx'),
  },
  {
    path: paths.intakes,
    key: 'intakes',
    under: paths.stock,
    roles: writesProducts,
    load: () => import('./inventory/intakes/IntakesScreen.tsx'),
  },
  {
    path: paths.intake,
    key: 'intake',
    under: paths.stock,
    roles: writesProducts,
    load: () => import('./inventory/intakes/IntakeScreen.tsx'),
  },
  {
    path: paths.newIntake,
    key: 'newIntake',
    under: paths.stock,
    roles: writesProducts,
    load: () => import('./inventory/intakes/NewIntakeScreen.tsx'),
  },
  { path: paths.reviews, key: 'reviews', icon: IconStar, roles: readsReviews, load: () => import('./reviews/ReviewsScreen.tsx') },
  { path: paths.coupons, key: 'coupons', icon: IconTicket, roles: writesProducts, load: () => import('./coupons/CouponsScreen.tsx') },
  { path: paths.coupon, key: 'coupon', under: paths.coupons, roles: writesProducts, load: () => import('./coupons/CouponScreen.tsx') },
  {
    path: paths.payments,
    key: 'payments',
    icon: IconWallet,
    roles: ['owner', 'finance'],
    load: () => import('./finances/PaymentsScreen.tsx'),
  },
  {
    path: paths.affiliate,
    key: 'affiliate',
    icon: IconAffiliate,
    roles: ['owner', 'catalogue', 'finance'],
    load: () => import('./referrals/AffiliateScreen.tsx'),
  },
  { path: paths.staff, key: 'staff', icon: IconUsers, roles: ['owner'], load: () => import('./access/StaffScreen.tsx') },
  { path: paths.settings, key: 'settings', icon: IconSettings, roles: ['owner'], load: () => import('./settings/SettingsScreen.tsx') },
  { path: paths.shipping, key: 'shipping', under: paths.settings, roles: ['owner'], load: () => import('./settings/ShippingScreen.tsx') },
  {
    path: paths.payoutSettings,
    key: 'payoutSettings',
    under: paths.settings,
    roles: ['owner'],
    load: () => import('./settings/PayoutSettingsScreen.tsx'),
  },
  {
    path: paths.notifications,
    key: 'notifications',
    under: paths.settings,
    roles: sellerRoles,
    load: () => import('./settings/NotificationsScreen.tsx'),
  },
  { path: paths.notices, key: 'notices', roles: sellerRoles, load: () => import('./dashboard/notices/NoticesScreen.tsx') },
  { path: paths.standing, key: 'standing', under: paths.settings, roles: ['owner'], load: () => import('./shops/StandingScreen.tsx') },
]
