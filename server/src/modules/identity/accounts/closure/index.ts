export { disableAccount, enableAccount } from './end-accounts.ts'
