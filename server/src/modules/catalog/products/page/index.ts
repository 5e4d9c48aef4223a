export { getProductDetail } from './get-product-detail.ts'
