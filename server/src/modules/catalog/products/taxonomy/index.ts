export { type BrandState, brandState, type OwnBrand, ownBrands, removeBrand, writeBrand } from './brands.ts'
export { type CategoryState, categoryState, isMovable, type OwnCategory, ownCategories } from './category-rows.ts'
export { removeCategory, writeCategory } from './write-category.ts'
