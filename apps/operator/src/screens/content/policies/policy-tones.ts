import { type MallPolicy, type PolicyVersion, type StaffRole, policyNames } from '@plaza/contract'

export const policyTones = { draft: 'quiet', planned: 'info', in_force: 'success', past: 'quiet' } as const
export const writesPolicies: readonly StaffRole[] = ['owner', 'catalogue']

/** The policy named in the URL, or the first policy if the URL names none. */
export const policyNamed = (name: string | null): MallPolicy['name'] => policyNames.find((each) => each === name) ?? 'terms'

/** Whether a policy of this name exists. A URL without a name means the first policy. */
export const isPolicy = (name: string | null): boolean => name === null || policyNames.some((each) => each === name)

export const versionThat = (policy: MallPolicy | undefined, state: PolicyVersion['state']): PolicyVersion | undefined =>
  policy?.versions.find((version) => version.state === state)
