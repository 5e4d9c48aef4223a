export { showShopStatement } from './show-shop-statement.ts'
