import { type CallShape, type Refusals, generalRefusals } from '@plaza/contract'
import type { SessionEnd, SharedReason, TransportReason } from './failure.ts'

const nameIn = (refusals: Refusals, code: number): string | undefined =>
  Object.entries(refusals).find(([, each]) => (each as number) === code)?.[0]

/** A cursor that is too old and a field that is not right have one code; the field says which of them it was. */
const isOfAnotherField = (reason: string, data: unknown): boolean => {
  const fields = (data as { fields?: object } | null | undefined)?.fields
  return reason === 'cursor_stale' && fields !== undefined && !('cursor' in fields)
}

/** The reason behind a code of the wire: the call's own name for it, else the one that all calls share. */
export const reasonFor = ({ refusals = {} }: CallShape, code: number, data: unknown): string => {
  const own = nameIn(refusals, code)
  if (own !== undefined && !isOfAnotherField(own, data)) return own
  return nameIn(generalRefusals, code) ?? ('unnamed' satisfies SharedReason)
}

/** A proxy answers with these when the server behind it is away. */
const away: readonly number[] = [502, 503, 504]
export const reasonForStatus = (status: number): TransportReason => (away.includes(status) ? 'unreachable' : 'broken')

const { no_session, session_unknown, session_ended } = generalRefusals
/** These codes end the session, even where a call gives them another meaning. */
export const sessionEndFor = (code: number): SessionEnd | undefined =>
  nameIn({ no_session, session_unknown, session_ended }, code) as SessionEnd | undefined
