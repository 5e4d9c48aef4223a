export { cancelClosing } from './cancel-closing.ts'
export { closeAccount } from './close-account.ts'
export { accountsTimers, closeDueAccounts, disableCustomer, enableCustomer } from './end-accounts.ts'
