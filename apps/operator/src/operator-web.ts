import { type Operator, getOperator } from '@plaza/contract'
import { openWeb } from '@plaza/web'

/** Own storage keys, so that one browser can hold a customer session and a staff session side by side. */
export const names = { token: 'staff.token', user: 'staff.user', lang: 'staff.lang', cur: 'staff.cur', theme: 'theme' } as const
const isUser = (value: unknown): value is Operator => typeof value === 'object' && value !== null && 'role' in value && 'email' in value

export const openOperator = (fetch?: typeof globalThis.fetch) =>
  openWeb<Operator>({ audience: 'operator', self: getOperator, names, isUser, ...(fetch && { fetch }) })
