export { type HeldForShop, salesInEscrow, soldFor } from './shop-money.ts'
