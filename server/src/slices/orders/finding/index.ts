export { everySaleBefore, saleByNumber } from './find-sales.ts'
