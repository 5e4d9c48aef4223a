import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Kernel } from '../kernel.ts'
import type { Metrics } from './metrics.ts'
import { all } from '../rows.ts'

export type Readiness = { problem: () => Promise<string | null>; leave: () => void }

const mustBe: Readonly<Record<string, string>> = { fsync: 'on', full_page_writes: 'on' }

/** Without these a machine that dies loses what was acknowledged; the process is not ready then. */
const durabilityProblem = async (kernel: Kernel): Promise<string | null> => {
  const found = await all<{ name: string; setting: string }>(kernel.db)`
    select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')`
  const wrong = found.find(
    (row) => (mustBe[row.name] ?? row.setting) !== row.setting || (row.name === 'synchronous_commit' && row.setting === 'off'),
  )
  if (wrong) return `PostgreSQL runs with ${wrong.name}=${wrong.setting}`
  const unchecked = found.find((row) => row.name === 'data_checksums' && row.setting !== 'on')
  if (unchecked) kernel.log.warn('PostgreSQL runs without data checksums')
  return null
}

export const makeReadiness = (kernel: Kernel): Readiness => {
  let leaving = false
  let durable: string | null | undefined
  return {
    leave: () => {
      leaving = true
    },
    problem: async () => {
      if (leaving) return 'shutting down'
      try {
        durable ??= await durabilityProblem(kernel)
        if (durable) return durable
        await sql`select 1`.execute(kernel.db)
        return null
      } catch {
        return 'the database does not answer'
      }
    },
  }
}

const matches = (given: string | undefined, token: string) => {
  const expected = Buffer.from(`Bearer ${token}`)
  const actual = Buffer.from(given ?? '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
const isLocal = (address: string) => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'

/** For load balancers and monitors. Figures are given to this machine, or to who knows the token. */
export const serveHealth = (app: FastifyInstance, kernel: Kernel, metrics: Metrics, readiness: Readiness): void => {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const problem = await readiness.problem()
    return reply
      .code(problem ? 503 : 200)
      .type('text/plain')
      .send(`${problem ?? 'ready'}\n`)
  })
  app.get('/metrics', async (request, reply) => {
    const token = kernel.environment.metricsToken
    const allowed = token ? matches(request.headers.authorization, token) : isLocal(request.ip) && !request.headers['x-forwarded-for']
    if (!allowed) return reply.code(404).type('text/plain').send('not here\n')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
