import { getDelivery, getUndelivered } from '@plaza/contract'
import { useAnswer } from '../asking.ts'
import type { Fields } from '../caller.ts'
import type { When } from '../queries.ts'

/**
 * Delivery to a place. While another country loads, the answer for the previous country stays. A logged-in user gets the delivery to the user's
 * city.
 */
export const useGetDelivery = (wanted: Fields<typeof getDelivery>, when?: When) => useAnswer(getDelivery, wanted, { ...when, own: true })

/** The products of a list that are not delivered to the country. */
export const useGetUndelivered = (wanted: Fields<typeof getUndelivered>, when?: When) =>
  useAnswer(getUndelivered, wanted, { ...when, own: true })
