export { type Goods, type GoodsState, goodsOf, goodsState } from './goods-rows.ts'
