export { saleByNumber } from './find-sales.ts'
