import type { Policy } from '@plaza/contract'
import type { PathName } from '../../paths.ts'
import type { ScreenName } from '../screen.ts'

type Name = Policy['name']

/** Where each policy stands, in the order in which they are offered. */
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
