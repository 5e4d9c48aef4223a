import type { Module } from './module.ts'
import { manifest as foundationBlockchain } from './modules/foundation/blockchain/module.ts'
import { manifest as foundationSettings } from './modules/foundation/settings/module.ts'
import { manifest as foundationContent } from './modules/foundation/content/module.ts'
import { manifest as foundationLedger } from './modules/foundation/ledger/module.ts'
import { manifest as foundationLive } from './modules/foundation/live/module.ts'
import { manifest as foundationMedia } from './modules/foundation/media/module.ts'
import { manifest as foundationNotifications } from './modules/foundation/notifications/module.ts'
import { manifest as identityAccounts } from './modules/identity/accounts/module.ts'
import { manifest as identityAddresses } from './modules/identity/addresses/module.ts'
import { manifest as identityStaff } from './modules/identity/staff/module.ts'
import { manifest as shopsProfile } from './modules/shops/profile/module.ts'
import { manifest as shopsAccess } from './modules/shops/access/module.ts'
import { manifest as approvalsChangelog } from './modules/approvals/changelog/module.ts'
import { manifest as approvalsQueue } from './modules/approvals/queue/module.ts'
import { manifest as catalogProducts } from './modules/catalog/products/module.ts'
import { manifest as catalogFavorites } from './modules/catalog/favorites/module.ts'
import { manifest as catalogInventory } from './modules/catalog/inventory/module.ts'
import { manifest as catalogSearch } from './modules/catalog/search/module.ts'
import { manifest as paymentsGateways } from './modules/payments/gateways/module.ts'
import { manifest as paymentsWallet } from './modules/payments/wallet/module.ts'
import { manifest as ordersOrders } from './modules/orders/orders/module.ts'
import { manifest as ordersShipping } from './modules/orders/shipping/module.ts'
import { manifest as ordersCoupons } from './modules/orders/coupons/module.ts'
import { manifest as ordersCart } from './modules/orders/cart/module.ts'
import { manifest as ordersCheckout } from './modules/orders/checkout/module.ts'
import { manifest as ordersShipments } from './modules/orders/shipments/module.ts'
import { manifest as ordersLifecycle } from './modules/orders/lifecycle/module.ts'
import { manifest as ordersRefunds } from './modules/orders/refunds/module.ts'
import { manifest as ordersViews } from './modules/orders/views/module.ts'
import { manifest as ordersCash } from './modules/orders/cash/module.ts'
import { manifest as communityReviews } from './modules/community/reviews/module.ts'
import { manifest as communityChat } from './modules/community/chat/module.ts'
import { manifest as communityPolicies } from './modules/community/policies/module.ts'
import { manifest as communityReferrals } from './modules/community/referrals/module.ts'
import { manifest as communitySupport } from './modules/community/support/module.ts'
import { manifest as customerOrders } from './modules/customer/orders/module.ts'
import { manifest as sellerApplication } from './modules/seller/application/module.ts'
import { manifest as sellerCoupons } from './modules/seller/coupons/module.ts'
import { manifest as sellerOrders } from './modules/seller/orders/module.ts'
import { manifest as sellerDashboard } from './modules/seller/dashboard/module.ts'
import { manifest as sellerFinances } from './modules/seller/finances/module.ts'
import { manifest as sellerProducts } from './modules/seller/products/module.ts'
import { manifest as sellerInventory } from './modules/seller/inventory/module.ts'
import { manifest as sellerFind } from './modules/seller/find/module.ts'
import { manifest as sellerSettings } from './modules/seller/settings/module.ts'
import { manifest as operatorCatalog } from './modules/operator/catalog/module.ts'
import { manifest as operatorContent } from './modules/operator/content/module.ts'
import { manifest as operatorCustomers } from './modules/operator/customers/module.ts'
import { manifest as operatorDashboard } from './modules/operator/dashboard/module.ts'
import { manifest as operatorFinances } from './modules/operator/finances/module.ts'
import { manifest as operatorOrders } from './modules/operator/orders/module.ts'
import { manifest as operatorSettings } from './modules/operator/settings/module.ts'
import { manifest as operatorShops } from './modules/operator/shops/module.ts'
import { manifest as operatorFind } from './modules/operator/find/module.ts'
import { manifest as operatorTexts } from './modules/operator/texts/module.ts'

/** The areas of the mall with their modules, in the order of dependency. A module may call the modules above it, never those below it. */
export const areas: Readonly<Record<string, readonly Module[]>> = {
  foundation: [
    foundationBlockchain,
    foundationSettings,
    foundationContent,
    foundationLedger,
    foundationLive,
    foundationMedia,
    foundationNotifications,
  ],
  identity: [identityAccounts, identityAddresses, identityStaff],
  shops: [shopsProfile, shopsAccess],
  approvals: [approvalsChangelog, approvalsQueue],
  catalog: [catalogProducts, catalogFavorites, catalogInventory, catalogSearch],
  payments: [paymentsGateways, paymentsWallet],
  orders: [
    ordersOrders,
    ordersShipping,
    ordersCoupons,
    ordersCart,
    ordersCheckout,
    ordersShipments,
    ordersLifecycle,
    ordersRefunds,
    ordersViews,
    ordersCash,
  ],
  community: [communityReviews, communityChat, communityPolicies, communityReferrals, communitySupport],
  customer: [customerOrders],
  seller: [
    sellerApplication,
    sellerCoupons,
    sellerOrders,
    sellerDashboard,
    sellerFinances,
    sellerProducts,
    sellerInventory,
    sellerSettings,
    sellerFind,
  ],
  operator: [
    operatorCatalog,
    operatorContent,
    operatorCustomers,
    operatorDashboard,
    operatorFinances,
    operatorFind,
    operatorOrders,
    operatorSettings,
    operatorShops,
    operatorTexts,
  ],
}

export const modules: readonly Module[] = Object.values(areas).flat()
