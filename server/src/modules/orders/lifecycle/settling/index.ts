export { type Part, keptOf, legsBetween, planShares, planTakingBack } from './plan-settling.ts'
