import { refused } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { isProduct } from '../../catalog/products/index.ts'

/** Returns the reason why a product cannot be bought: it does not exist, or the request names none of its several variants. */
export const whatIsMissing = async (kernel: Kernel, productId: string) =>
  (await isProduct(kernel.db, productId)) ? refused('option_missing', { fields: { sku_id: 'missing' } }) : refused('product_unknown')
