import type { Refusals } from './call.ts'

/** Refusals that every call shares: no valid session, or fields that do not match the call. */
export const generalRefusals = {
  no_session: 1100003,
  session_unknown: 1000004,
  session_ended: 2000017,
  field_missing: 1000009,
  field_malformed: 1000008,
} as const satisfies Refusals

export type GeneralReason = keyof typeof generalRefusals
