import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { makeKernel } from '../src/app.ts'
import type { AppContext } from '../src/platform/http/plugin.ts'
import { healthPlugin } from '../src/platform/http/health.ts'
import { makeReadiness } from '../src/platform/observability/readiness.ts'
import { makeMetrics } from '../src/platform/observability/metrics.ts'
import { serve, type Route } from '../src/platform/http/serve.ts'
import { makeServer } from '../src/platform/http/server.ts'
import type { Kernel } from '../src/platform/kernel.ts'
import { freshDatabase } from './database.ts'
import { testEnvironment } from './test-environment.ts'

export type OpenKernel = { kernel: Kernel; url: string; end: () => Promise<void> }

/** A kernel on its own empty, migrated database. */
export const openKernel = async (settings: Readonly<Record<string, string>> = {}): Promise<OpenKernel> => {
  const database = await freshDatabase()
  const kernel = makeKernel(testEnvironment(inject('dataDir'), settings), database.url)
  return {
    kernel,
    url: database.url,
    end: async () => {
      await kernel.database.close()
      await database.drop()
    },
  }
}

export type SmallMall = OpenKernel & { app: FastifyInstance; port: number; origin: string }

/** A server with only these routes, on a free port. */
export const openMall = async (
  routes: readonly Route[],
  settings: Readonly<Record<string, string>> = {},
  more: (context: AppContext) => unknown = () => {},
): Promise<SmallMall> => {
  const open = await openKernel(settings)
  const metrics = makeMetrics(open.kernel.database.pool, open.kernel.cache)
  const app = await makeServer(open.kernel, metrics)
  const context = { app, kernel: open.kernel, metrics, routes, readiness: makeReadiness(open.kernel) }
  await healthPlugin.open(context)
  serve(app, open.kernel, metrics, routes)
  await more(context)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const end = async () => {
    await app.close()
    await open.end()
  }
  return { ...open, app, port, origin: `http://127.0.0.1:${port}`, end }
}
