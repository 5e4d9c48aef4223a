export { takenAmounts, takeAmount, whoseAmount, countOwnAmounts, forgetAmounts } from './own-amount-rows.ts'
export { type ReceivingWallet, planCharge, planRecharge, ownAmount } from './plan-recharge.ts'
