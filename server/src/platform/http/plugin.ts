import type { FastifyInstance } from 'fastify'
import type { Kernel } from '../kernel.ts'
import type { ChannelHandler } from '../db/listen.ts'
import type { Readiness } from '../observability/readiness.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Route } from './route.ts'

/** Everything that an HTTP plugin may use: the server, every call of the mall, and whether the mall is ready for work. */
export type House = { app: FastifyInstance; kernel: Kernel; metrics: Metrics; routes: readonly Route[]; readiness: Readiness }

/** A door that is no call: files, streams, pages, ways out to others and back. */
export type HttpPlugin = {
  /** Its content in a word or two. */
  what: string
  /** Routes, as Fastify spells them; an asterisk stands for any rest. */
  at: readonly string[]
  /** Opens it, and answers who has to hear what other processes tell, if anybody has. */
  open: (house: House) => ChannelHandler | void | Promise<void>
}
