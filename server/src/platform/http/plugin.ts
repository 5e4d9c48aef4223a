import type { FastifyInstance } from 'fastify'
import type { Kernel } from '../kernel.ts'
import type { ChannelHandler } from '../db/listen.ts'
import type { Readiness } from '../observability/readiness.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Route } from './route.ts'

/** Everything that an HTTP plugin may use: the server, every call of the mall, and whether the mall is ready for work. */
export type AppContext = { app: FastifyInstance; kernel: Kernel; metrics: Metrics; routes: readonly Route[]; readiness: Readiness }

/** HTTP routes that are not API calls: files, streams, pages, and redirects to and from external sites. */
export type HttpPlugin = {
  /** Short description of the routes. */
  what: string
  /** Routes in Fastify's syntax. An asterisk matches the rest of a path. */
  at: readonly string[]
  /** Registers the routes. Returns a handler for messages from other processes, if the plugin needs one. */
  open: (context: AppContext) => ChannelHandler | void | Promise<void>
}
