import { getDelivery } from '@plaza/contract'
import { useAnswer } from '../asking.ts'
import type { Fields } from '../caller.ts'
import type { When } from '../queries.ts'

/** While another country is asked about, what was said of the one before stays. Whoever is logged in is told of their own city. */
export const useGetDelivery = (wanted: Fields<typeof getDelivery>, when?: When) => useAnswer(getDelivery, wanted, { ...when, own: true })
