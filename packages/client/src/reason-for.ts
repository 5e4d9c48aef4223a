import { type CallShape, type Refusals, generalRefusals } from '@plaza/contract'
import type { SessionEnd, SharedReason, TransportReason } from './failure.ts'

const nameIn = (refusals: Refusals, code: number): string | undefined =>
  Object.entries(refusals).find(([, each]) => (each as number) === code)?.[0]

/** A stale cursor and an invalid field share one code. The field that the answer names tells them apart. */
const isOfAnotherField = (reason: string, data: unknown): boolean => {
  const fields = (data as { fields?: object } | null | undefined)?.fields
  return reason === 'cursor_stale' && fields !== undefined && !('cursor' in fields)
}

/** The reason for an error code: the name that the call itself gives it, else the name that all calls share. */
export const reasonFor = ({ refusals = {} }: CallShape, code: number, data: unknown): string => {
  const own = nameIn(refusals, code)
  if (own !== undefined && !isOfAnotherField(own, data)) return own
  return nameIn(generalRefusals, code) ?? ('unnamed' satisfies SharedReason)
}

/** Proxies answer with these statuses when the server behind them is down. */
const away: readonly number[] = [502, 503, 504]
export const reasonForStatus = (status: number): TransportReason => (away.includes(status) ? 'unreachable' : 'broken')

const { no_session, session_unknown, session_ended } = generalRefusals
/** These codes end the session, even where a call gives them another meaning. */
export const sessionEndFor = (code: number): SessionEnd | undefined =>
  nameIn({ no_session, session_unknown, session_ended }, code) as SessionEnd | undefined
