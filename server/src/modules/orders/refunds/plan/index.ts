export { refundDueAt, workingDaysToDecide } from './deadlines.ts'
