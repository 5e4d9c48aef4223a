export { type BrandState, brandState, type OwnBrand, ownBrands, deleteBrand, writeBrand } from './brands.ts'
export { type CategoryState, categoryState, isMovable, type OwnCategory, ownCategories } from './category-rows.ts'
export { deleteCategory, writeCategory } from './write-category.ts'
