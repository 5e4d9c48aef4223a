export { optionNames, optionsIn } from './options-in.ts'
export { type ShopSku, beginningsOf, countLowOfShop, skusByIds, skusOfShop } from './shop-skus.ts'
