export { type SaleTimes, planTimes, timeNames } from './plan-times.ts'
