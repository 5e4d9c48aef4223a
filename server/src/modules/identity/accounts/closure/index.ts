export { cancelClosing } from './cancel-closing.ts'
export { closeAccount } from './close-account.ts'
export { accountsTimers, closeDueAccounts, disableAccount, enableAccount } from './end-accounts.ts'
