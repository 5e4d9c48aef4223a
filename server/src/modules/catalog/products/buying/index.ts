export { type Goods, goodsOf, goodsState } from './goods-rows.ts'
