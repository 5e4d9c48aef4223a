export * from './accounts.ts'
export * from './addresses.ts'
export * from './caller-context.ts'
export * from './caller.ts'
export * from './cart.ts'
export * from './catalogue.ts'
export * from './categories.ts'
export * from './chat.ts'
export * from './checkout.ts'
export * from './content.ts'
export * from './coupons.ts'
export * from './delivery.ts'
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
export * from './favourites.ts'
export { type FormFields, type FormValue, encodeForm } from './form.ts'
export { heedEvent } from './heed-event.ts'
export * from './listings.ts'
export * from './loading.ts'
export * from './notices.ts'
export * from './orders.ts'
export * from './own-account.ts'
export { itemsCountIs, useGetUserInfo } from './own-user.ts'
export { forgetPersonal, keyOf, shouldRetry } from './queries.ts'
export * from './product-page.ts'
export * from './promises.ts'
export * from './recharges.ts'
export * from './refunds.ts'
export * from './reviews.ts'
export * from './search.ts'
export * from './seller-desk.ts'
export * from './selling.ts'
export * from './settings.ts'
export * from './shop-application.ts'
export * from './sign-in.ts'
export * from './social-login.ts'
export * from './transfers.ts'
export * from './upload.ts'
export * from './wallet.ts'
export * from './withdrawals.ts'
