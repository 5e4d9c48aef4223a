import { getPromises } from '@plaza/contract'
import { useAnswer } from '../asking.ts'

/** Decision times: promised and actual. */
export const useGetPromises = () => useAnswer(getPromises, {}, { tongue: 'any' })
