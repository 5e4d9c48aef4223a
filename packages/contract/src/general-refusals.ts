import type { Refusals } from './call.ts'

/** Why any call may say no besides for its own reasons: nobody is logged in who may ask, or its fields are not as it takes them. */
export const generalRefusals = {
  no_session: 1100003,
  session_unknown: 1000004,
  session_ended: 2000017,
  field_missing: 1000009,
  field_malformed: 1000008,
} as const satisfies Refusals

export type GeneralReason = keyof typeof generalRefusals
