export { takenAmounts, takeAmount, whoseAmount, countOwnAmounts, forgetAmounts } from './own-amount-rows.ts'
export { type ReceivingWallet, type Charge, planCharge, type RechargePlan, planRecharge, ownAmount } from './plan-recharge.ts'
export { transactionKey } from './plan-transaction.ts'
