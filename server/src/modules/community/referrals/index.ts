export { sharedTraits } from './ways-the-same.ts'
export { weighRewards } from './weigh-rewards.ts'
