import { getDemoPeople } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import { queryOf } from './queries.ts'

/** The sign-ins of the demo mall; elsewhere nobody asks. */
export const useDemoPeople = (isDemo: boolean) =>
  useQuery({ ...queryOf({ caller: useAsking().caller, call: getDemoPeople, fields: {}, tongue: 'any' }), enabled: isDemo })
