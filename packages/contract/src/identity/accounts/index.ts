export * from './own-account.ts'
export * from './sign-in.ts'
export * from './social-login.ts'
