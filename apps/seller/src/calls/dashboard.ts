import type { Fields } from '@plaza/client'
import { useAnswer } from '@plaza/client/asking'
import { getDashboard } from '@plaza/contract'

export const useGetDashboard = (days: Fields<typeof getDashboard>) => useAnswer(getDashboard, days)
