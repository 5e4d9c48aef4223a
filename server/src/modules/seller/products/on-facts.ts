import { listener } from '../../../kernel/facts.ts'
import { mirrorProducts } from './mirror/index.ts'

export const shopProductsListeners = [
  listener('catalogue.changed', 'consoles list what their shops sell', (tx, { productIds }) => mirrorProducts(tx, productIds)),
]
