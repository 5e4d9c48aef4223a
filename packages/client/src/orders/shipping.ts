import { getDelivery } from '@plaza/contract'
import { useAnswer } from '../asking.ts'
import type { Fields } from '../caller.ts'
import type { When } from '../queries.ts'

/** While another country loads, the answer for the previous one stays. A logged-in user gets the delivery to their own city. */
export const useGetDelivery = (wanted: Fields<typeof getDelivery>, when?: When) => useAnswer(getDelivery, wanted, { ...when, own: true })
