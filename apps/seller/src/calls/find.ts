import { useAnswer } from '@plaza/client/asking'
import { findShopRecords } from '@plaza/contract'

/** Records of the shop that match a keyword. An empty keyword sends no request. */
export const useFindShopRecords = (keyword: string) => useAnswer(findShopRecords, { keyword }, { enabled: keyword !== '' })
