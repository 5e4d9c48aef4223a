import { subjectOf } from '../../../../platform/auth/attempts.ts'
import { customerByEmail } from '../people/customer-rows.ts'
import { originOf, type From } from './origin.ts'

/** The rate-limit key of a logged-in customer who requests a code. */
export const customerAsks = (customerId: string): string => subjectOf('customer', customerId)

/** The rate-limit key of a visitor who requests a code: a device or network address already used for the account. Empty for an unknown origin. */
export const visitorAsks = async (from: From, email: string): Promise<string> => {
  const customer = await customerByEmail(from.kernel.db, email)
  const origin = await originOf(from, { audience: 'customer', personId: customer?.id ?? '0' })
  return origin === null ? '' : subjectOf('known', `${email} at ${origin}`)
}
