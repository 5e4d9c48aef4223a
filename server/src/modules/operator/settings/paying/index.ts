export { listPayWays } from './list-pay-ways.ts'
