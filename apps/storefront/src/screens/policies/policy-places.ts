import type { Policy } from '@plaza/contract'
import type { PathName } from '../../paths.ts'
import type { ScreenName } from '../screen.ts'

type Name = Policy['name']

/** Route of each policy, in display order. */
export const policyRoutes = {
  terms: 'terms',
  return: 'returns',
  privacy: 'privacy',
  user: 'userAgreement',
  support: 'support',
  about_us: 'about',
} as const satisfies Record<Name, PathName>

export const policyOfRoute = (route: ScreenName): Name =>
  (Object.keys(policyRoutes) as Name[]).find((name) => policyRoutes[name] === route) ?? 'terms'
