import { listener } from '../../../platform/events/events.ts'
import { mirrorProducts } from './entries/mirror-products.ts'

export const shopProductsListeners = [
  listener('catalogue.changed', 'consoles list what their shops sell', (tx, { productIds }) => mirrorProducts(tx, productIds)),
]
