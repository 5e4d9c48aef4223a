import { type Operator, getOperator } from '@plaza/contract'
import { openWeb } from '@plaza/web'

/** Separate storage keys for staff, so that one browser can have a customer session and a staff session at the same time. */
export const names = { token: 'staff.token', user: 'staff.user', lang: 'staff.lang', cur: 'staff.cur', theme: 'theme' } as const
const isUser = (value: unknown): value is Operator => typeof value === 'object' && value !== null && 'role' in value && 'email' in value

export const openOperator = (fetch?: typeof globalThis.fetch) =>
  openWeb<Operator>({ audience: 'operator', self: getOperator, names, isUser, ...(fetch && { fetch }) })
