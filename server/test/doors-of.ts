import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { DemoMall } from './demo-mall.ts'

/** Opens a mall and writes down every door that it has. */
export const doorsOf = async (open: () => Promise<DemoMall>): Promise<{ mall: DemoMall; doors: string[] }> => {
  const doors = new Set<string>()
  const heard = (message: unknown) => {
    ;(message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') doors.add(`${each} ${url}`)
    })
  }
  diagnostics.subscribe('fastify.initialization', heard)
  try {
    return { mall: await open(), doors: [...doors].toSorted() }
  } finally {
    diagnostics.unsubscribe('fastify.initialization', heard)
  }
}
