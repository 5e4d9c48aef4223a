export { weighRewards } from './weigh-rewards.ts'
export { earnedBy } from './plan-reward.ts'
export { termsOf } from './terms.ts'
export { waysTheSame } from './ways-the-same.ts'
