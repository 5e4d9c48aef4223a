export * from './own-account.ts'
export { itemsCountIs, useGetUserInfo } from './own-user.ts'
export * from './sign-in.ts'
export * from './social-login.ts'
