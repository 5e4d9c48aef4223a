export { brandEdits } from './brand-edits.ts'
export { listMallBrands } from './list-mall-brands.ts'
export { removeBrand } from './remove-brand.ts'
export { saveBrand } from './save-brand.ts'
