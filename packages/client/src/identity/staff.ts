import { getDemoPeople } from '@plaza/contract'
import { useAnswer } from '../asking.ts'

/** The sign-ins of the demo mall. Elsewhere no request is sent. */
export const useGetDemoPeople = (isDemo: boolean) => useAnswer(getDemoPeople, {}, { enabled: isDemo, tongue: 'any' })
