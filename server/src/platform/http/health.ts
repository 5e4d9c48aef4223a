import { timingSafeEqual } from 'node:crypto'
import type { HttpPlugin, AppContext } from './plugin.ts'

const matches = (header: string | undefined, token: string) => {
  const expected = Buffer.from(`Bearer ${token}`)
  const actual = Buffer.from(header ?? '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
const isLocal = (address: string) => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'

/** Health checks for load balancers and monitors. Metrics need the token; a demo mall also returns them to its own machine. */
const serveHealth = ({ app, kernel, metrics, readiness }: AppContext): void => {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const problem = await readiness.problem()
    return reply
      .code(problem ? 503 : 200)
      .type('text/plain')
      .send(`${problem ?? 'ready'}\n`)
  })
  app.get('/metrics', async (request, reply) => {
    const { metricsToken, demo } = kernel.environment
    const isHere = demo && isLocal(request.ip) && !request.headers['x-forwarded-for'] && !request.headers['forwarded']
    const allowed = metricsToken ? matches(request.headers.authorization, metricsToken) : isHere
    if (!allowed) return reply.code(404).type('text/plain').send('not here\n')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

export const healthPlugin: HttpPlugin = { what: 'health', at: ['/healthz', '/readyz', '/metrics'], open: serveHealth }
