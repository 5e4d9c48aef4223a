import { refused, type Refused } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { enterProofGate, passwordMatches } from '../../../identity/accounts/passwords/index.ts'
import type { Customer } from '../../../identity/accounts/people/index.ts'

/** Asks a signed-in customer for the password again. The attempt is counted before it is checked. Null when the password is right. */
export const provePassword = async (
  kernel: Kernel,
  customer: Customer,
  password: string,
): Promise<Refused<'paused'> | Refused<'wrong_password'> | null> => {
  const gate = await enterProofGate({ kernel, who: customer.id })
  if ('refused' in gate) return gate
  if (!(await passwordMatches(kernel, customer.passwordHash, password, gate.turn))) return refused('wrong_password')
  await gate.passed()
  return null
}
