import { refused } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { isProduct } from '../../catalog/products/index.ts'

/** Why something could not be found to be bought: there is no such product, or it comes in several variants and none of them was named. */
export const whatIsMissing = async (kernel: Kernel, productId: string) =>
  (await isProduct(kernel.db, productId)) ? refused('option_missing', { fields: { sku_id: 'missing' } }) : refused('product_unknown')
