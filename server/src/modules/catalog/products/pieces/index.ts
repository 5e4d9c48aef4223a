export { optionNames, optionsIn } from './options-in.ts'
export { type ShopSku, beginningsOf, countLowOfShop, skusByIds, skusOfShop } from './shop-skus.ts'
export { tellLow } from './tell-low.ts'
export { optionWords } from './option-words.ts'
