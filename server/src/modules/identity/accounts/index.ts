export { closeDueAccounts, disableAccount, enableAccount } from './closing/index.ts'
export { deviceName } from './entering/index.ts'
