import type { Policy } from '@plaza/contract'
import type { PathName } from '../../paths.ts'
import type { ScreenName } from '../screen.ts'

type Name = Policy['name']

/** Route of each policy, in display order. */
export const policyPlaces = {
  terms: 'terms',
  return: 'returns',
  privacy: 'privacy',
  user: 'userAgreement',
  support: 'support',
  about_us: 'about',
} as const satisfies Record<Name, PathName>

export const policyOfPlace = (place: ScreenName): Name =>
  (Object.keys(policyPlaces) as Name[]).find((name) => policyPlaces[name] === place) ?? 'terms'
