import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Moment, Time, int, line, localizedFields, oneOf, optional, text, translated, translatedOrEmpty } from '../../fields.ts'
import { policyNames } from '../../community/policies.ts'

const notAllowed = { not_allowed: 3000001 } as const

export const policyStates = ['draft', 'planned', 'in_force', 'past'] as const
export const PolicyVersion = z.object({
  version: z.number(),
  state: z.enum(policyStates),
  effective_at: Time,
  updated_at: Time,
  by: z.nullable(z.string()),
  missing: z.number(),
  ...localizedFields('title'),
  ...localizedFields('html'),
  ...localizedFields('changes'),
})
export type PolicyVersion = z.infer<typeof PolicyVersion>
export const MallPolicy = z.object({
  name: z.enum(policyNames),
  /** Fingerprint of the policy's state. A call that changes the policy sends this value back as `seen`. */
  seen: z.string(),
  versions: z.array(PolicyVersion),
})
export type MallPolicy = z.infer<typeof MallPolicy>

export const listPolicies = call({
  method: 'GET',
  path: '/operator/policies',
  who: 'operator',
  summary: 'List policies with their versions, newest first, and the texts of the named one',
  input: z.object({ name: optional(oneOf(policyNames)) }),
  answer: z.object({ list: z.array(MallPolicy) }),
  refusals: notAllowed,
})

/** The policy's `seen` value as the sender read it. The call is refused if a colleague changed the policy meanwhile. */
const SeenVersion = text(40, 1)
const policySaving = { not_allowed: 3000001, version_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 } as const
export const savePolicy = call({
  method: 'POST',
  path: '/operator/policies/save',
  who: 'operator',
  summary: 'Write the draft of the next version. The version in force stays until the draft is published and its day comes',
  input: z.object({
    name: oneOf(policyNames),
    seen: SeenVersion,
    ...translated('title', line, 140),
    ...translated('html', text, 100000),
    ...translatedOrEmpty('changes', text(1000)),
  }),
  answer: MallPolicy,
  refusals: policySaving,
})

export const publishPolicy = call({
  method: 'POST',
  path: '/operator/policies/publish',
  who: 'operator',
  summary: 'Publish the draft. It applies from now, or from its day, and no longer changes',
  input: z.object({ name: oneOf(policyNames), version: int(1, 1_000_000), seen: SeenVersion, effective_at: optional(Moment) }),
  answer: MallPolicy,
  refusals: policySaving,
})

export const restorePolicy = call({
  method: 'POST',
  path: '/operator/policies/back',
  who: 'operator',
  summary: 'Restore an earlier version at once, as a new version',
  input: z.object({ name: oneOf(policyNames), version: int(1, 1_000_000), seen: SeenVersion }),
  answer: MallPolicy,
  refusals: policySaving,
})

export const removePolicyDraft = call({
  method: 'POST',
  path: '/operator/policies/remove',
  who: 'operator',
  summary: 'Discard the draft. The published version stays',
  input: z.object({ name: oneOf(policyNames), seen: SeenVersion }),
  answer: MallPolicy,
  refusals: policySaving,
})
