export { timePage } from './time-page.ts'
