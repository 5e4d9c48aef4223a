export * from './caller-context.ts'
export * from './caller.ts'
export {
  CallFailure,
  failureTitles,
  isCallFailure,
  reasonOf,
  type FailureOf,
  type FailureReason,
  type SessionEnd,
  type SharedReason,
} from './failure.ts'
export { type FormFields, type FormValue, encodeForm } from './form.ts'
export { heedEvent } from './heed-event.ts'
export * from './loading.ts'
export { forgetPersonal, keyOf, shouldRetry } from './queries.ts'
export * from './foundation/content.ts'
export * from './foundation/media.ts'
export * from './foundation/notifications.ts'
export * from './foundation/settings.ts'
export * from './identity/accounts/index.ts'
export * from './identity/addresses.ts'
export * from './identity/staff.ts'
export * from './shops/access.ts'
export * from './shops/profile.ts'
export * from './approvals/queue.ts'
export * from './catalog/favorites.ts'
export * from './catalog/products.ts'
export * from './catalog/search.ts'
export * from './payments/wallet.ts'
export * from './orders/cart.ts'
export * from './orders/checkout.ts'
export * from './orders/coupons.ts'
export * from './orders/refunds.ts'
export * from './orders/shipping.ts'
export * from './community/chat.ts'
export * from './community/policies.ts'
export * from './community/referrals.ts'
export * from './community/reviews.ts'
export * from './community/support.ts'
export * from './customer/orders.ts'
export * from './seller/application.ts'
export * from './seller/dashboard.ts'
