import type { Policy } from '@plaza/contract'
import { doneUntil, refused, type TimedOutcome } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { nextPolicyAt } from '../../../foundation/content/texts/index.ts'
import { type PolicyQuery, readPolicy } from './read-policy.ts'

/** A policy as an API answer that stays valid until the next version takes effect. */
export const answerPolicy = async (kernel: Kernel, query: PolicyQuery): Promise<TimedOutcome<Policy, 'policy_unknown'>> => {
  const policy = await readPolicy(kernel, query)
  return policy ? doneUntil(await nextPolicyAt(kernel.db, query.name, kernel.now()), policy) : refused('policy_unknown')
}
