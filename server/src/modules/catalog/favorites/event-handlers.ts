import { eventHandler } from '../../../platform/events/events.ts'
import { notifyWaitingCustomers } from './notify-waiting-customers.ts'

export const favoritesEventHandlers = [
  eventHandler('catalogue.stocked', 'who waits for a product is told that it is back', (tx, { productIds }) =>
    notifyWaitingCustomers(tx, productIds, new Date()),
  ),
]
