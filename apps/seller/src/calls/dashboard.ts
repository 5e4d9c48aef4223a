import type { Fields } from '@plaza/client'
import { useAnswer } from '@plaza/client/asking'
import { getDashboard, showFirstSteps } from '@plaza/contract'

export const useGetDashboard = (days: Fields<typeof getDashboard>) => useAnswer(getDashboard, days)

export const useShowFirstSteps = () => useAnswer(showFirstSteps, {}, { tongue: 'any' })
