import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { DemoMall } from './demo-mall.ts'

/** Opens a mall and records every HTTP route that it registers. */
export const registeredRoutes = async (open: () => Promise<DemoMall>): Promise<{ mall: DemoMall; routes: string[] }> => {
  const routes = new Set<string>()
  const onInitialization = (message: unknown) => {
    ;(message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`)
    })
  }
  diagnostics.subscribe('fastify.initialization', onInitialization)
  try {
    return { mall: await open(), routes: [...routes].toSorted() }
  } finally {
    diagnostics.unsubscribe('fastify.initialization', onInitialization)
  }
}
