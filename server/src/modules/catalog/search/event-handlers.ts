import { changed } from '../../../platform/cache/invalidate.ts'
import { eventHandler } from '../../../platform/events/events.ts'
import { dropHeading } from './indexer/heading-rows.ts'
import { searchInvalidations } from './event-handlers/told.ts'
import { indexProducts, indexStock } from './indexer/index-products.ts'

export const searchEventHandlers = [
  eventHandler('catalogue.changed', 'search finds what is on sale', async (tx, { productIds }) => {
    await changed(tx, searchInvalidations(await indexProducts(tx, productIds)))
  }),
  eventHandler('catalogue.tallied', 'search orders by the average', async (tx, { productIds }) => {
    await changed(tx, searchInvalidations(await indexProducts(tx, productIds)))
  }),
  eventHandler('catalogue.removed', 'search does not find what is not there any more', async (tx, { kind, id }) => {
    await dropHeading(tx, { kind, id })
    await changed(tx, ['search'])
  }),
  eventHandler('catalogue.stocked', 'search knows what is left', async (tx, { productIds }) => {
    await changed(tx, searchInvalidations(await indexStock(tx, productIds)))
  }),
]
