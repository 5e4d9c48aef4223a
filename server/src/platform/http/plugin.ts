import type { FastifyInstance } from 'fastify'
import type { Kernel } from '../kernel.ts'
import type { ChannelHandler } from '../db/listen.ts'
import type { Readiness } from '../observability/readiness.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Route } from './route.ts'

/** What a door may be joined to: the server, every call of the mall, and whether it may be sent work. */
export type House = { app: FastifyInstance; kernel: Kernel; metrics: Metrics; routes: readonly Route[]; readiness: Readiness }

/** A door that is no call: files, streams, pages, ways out to others and back. */
export type HttpPlugin = {
  /** What one comes to there, in a word or two. */
  what: string
  /** Where it stands, as Fastify spells it; an asterisk stands for whatever follows. */
  at: readonly string[]
  /** Opens it, and answers who has to hear what other processes tell, if anybody has. */
  open: (house: House) => ChannelHandler | void | Promise<void>
}
