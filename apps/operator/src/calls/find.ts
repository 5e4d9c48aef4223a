import { useAnswer } from '@plaza/client/asking'
import { findRecords } from '@plaza/contract'

/** Records that match a keyword. An empty keyword sends no request. */
export const useFindRecords = (keyword: string) => useAnswer(findRecords, { keyword }, { enabled: keyword !== '' })
