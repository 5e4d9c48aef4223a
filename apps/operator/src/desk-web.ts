import { type Operator, getOperator } from '@plaza/contract'
import { openWeb } from '@plaza/web'

/** Its own names, so that one browser can hold a customer and a member of the staff side by side. */
const names = { token: 'staff.token', user: 'staff.user', lang: 'staff.lang', cur: 'staff.cur', theme: 'theme' }
const isUser = (value: unknown): value is Operator => typeof value === 'object' && value !== null && 'role' in value

export const openDesk = (fetch?: typeof globalThis.fetch) =>
  openWeb({ audience: 'operator', self: getOperator, names, isUser, ...(fetch && { fetch }) })
