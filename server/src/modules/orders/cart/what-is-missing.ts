import { refused } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { isProduct } from '../../catalog/products/index.ts'

/** Returns why a product cannot be bought: it does not exist, or it has several variants and the request names none. */
export const whatIsMissing = async (kernel: Kernel, productId: string) =>
  (await isProduct(kernel.db, productId)) ? refused('option_missing', { fields: { sku_id: 'missing' } }) : refused('product_unknown')
