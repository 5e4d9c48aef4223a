import { getPromises } from '@plaza/contract'
import { useAnswer } from '../asking.ts'

/** How long decisions take: promised, and kept. */
export const useGetPromises = () => useAnswer(getPromises, {}, { tongue: 'any' })
