export { inNotice, tellBalance, tellShopBalance } from './tell-wallet.ts'
export { endEach } from './end-each.ts'
export { holdWallet } from './owner-rows.ts'
export { type StepRow, addStep, stepsOf, tellSteps } from './step-rows.ts'
