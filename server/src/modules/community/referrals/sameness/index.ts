export { sharesPayout, waysTheSame } from './ways-the-same.ts'
