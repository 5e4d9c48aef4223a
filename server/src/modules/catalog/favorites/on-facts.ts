import { listener } from '../../../platform/events/events.ts'
import { tellWhoWaits } from './tell-who-waits.ts'

export const favouritesListeners = [
  listener('catalogue.stocked', 'who waits for a product is told that it is back', (tx, { productIds }) =>
    tellWhoWaits(tx, productIds, new Date()),
  ),
]
