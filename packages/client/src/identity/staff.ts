import { getDemoPeople } from '@plaza/contract'
import { useAnswer } from '../asking.ts'

/** The sign-ins of the demo mall; elsewhere nobody asks. */
export const useGetDemoPeople = (isDemo: boolean) => useAnswer(getDemoPeople, {}, { enabled: isDemo, tongue: 'any' })
