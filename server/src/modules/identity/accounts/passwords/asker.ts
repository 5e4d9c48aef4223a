import { subjectOf } from '../../../../platform/auth/attempts.ts'
import { customerByEmail } from '../people/customer-rows.ts'
import { originOf, type From } from './origin.ts'

/** A logged-in customer who requests their own code. */
export const customerAsks = (customerId: string): string => subjectOf('customer', customerId)

/** The asker of a visitor's code request: the account's known device or network address, or empty for an unknown origin. */
export const visitorAsks = async (from: From, email: string): Promise<string> => {
  const customer = await customerByEmail(from.kernel.db, email)
  const origin = await originOf(from, { audience: 'customer', personId: customer?.id ?? '0' })
  return origin === null ? '' : subjectOf('known', `${email} at ${origin}`)
}
