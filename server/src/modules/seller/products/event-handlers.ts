import { eventHandler } from '../../../platform/events/events.ts'
import { mirrorProducts } from './entries/mirror-products.ts'

export const sellerProductsEventHandlers = [
  eventHandler('catalogue.changed', 'consoles list what their shops sell', (tx, { productIds }) => mirrorProducts(tx, productIds)),
]
