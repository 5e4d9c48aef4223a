import { refused, type Refused } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { enterProofGate, passwordMatches } from '../../../identity/accounts/passwords/index.ts'
import type { Customer } from '../../../identity/accounts/people/index.ts'

/** Checks the password of a signed-in customer again. The attempt is counted before the check. Returns null if the password is correct. */
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
