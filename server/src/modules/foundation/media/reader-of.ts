import type { Code } from '@plaza/contract'
import type { FastifyRequest } from 'fastify'
import type { Kernel } from '../../../platform/kernel.ts'
import { findSession, type Session } from '../../../platform/auth/sessions.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The session that requests a private file, from any app; or the code of the refusal. */
export const readerOf = async (kernel: Kernel, request: FastifyRequest): Promise<Session | Code> => {
  const token = request.headers['access-token']
  if (typeof token !== 'string' || token === '') return 1100003
  const found = await findSession(kernel.db, token, 'any', kernel.now())
  if (typeof found !== 'string') return found
  return found === 'unknown' ? 1000004 : found === 'expired' ? 1100003 : 2000017
}

/** The signature and expiry time in the request's URL. */
export const signOf = (request: FastifyRequest): { until: string; sign: string } => {
  const { until, sign } = request.query as Record<string, unknown>
  return { until: text(until), sign: text(sign) }
}
