export { everySaleBefore, saleByNumber, soldWithin } from './find-sales.ts'
