export { type Bought, type Planned, type Stop, type Wanted, leftOf, mallShare, planRefund, shareOfUnits } from './plan-refund.ts'
