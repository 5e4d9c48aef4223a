export { salesInEscrow, soldFor } from './shop-money.ts'
