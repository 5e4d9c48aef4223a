export { type KnownOption, knownOptions } from './known-options.ts'
export { brandsCalled, namesOfBrands, namesOfCategories, readCategoryPaths } from './names-of-headings.ts'
export { type OwnProduct, leftOfProducts, liveOfShop, ownProducts, productOfSku } from './own-products.ts'
