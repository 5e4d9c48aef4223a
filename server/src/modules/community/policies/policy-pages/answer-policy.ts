import type { Policy } from '@plaza/contract'
import { doneUntil, refused, type TimedOutcome } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { nextPolicyAt } from '../../../foundation/content/texts/index.ts'
import { type AskedPolicy, readPolicy } from './read-policy.ts'

/** A policy as an API answer, valid until the next version comes into force. */
export const answerPolicy = async (kernel: Kernel, asked: AskedPolicy): Promise<TimedOutcome<Policy, 'policy_unknown'>> => {
  const policy = await readPolicy(kernel, asked)
  return policy ? doneUntil(await nextPolicyAt(kernel.db, asked.name, kernel.now()), policy) : refused('policy_unknown')
}
