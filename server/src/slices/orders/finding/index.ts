export { everySaleBefore, saleByNumber, soldByDay, soldWithin } from './find-sales.ts'
