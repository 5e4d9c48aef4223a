import { getPromises } from '@plaza/contract'
import { useAnswer } from '../asking.ts'

/** Promised and actual times until staff decide a case. */
export const useGetPromises = () => useAnswer(getPromises, {}, { tongue: 'any' })
