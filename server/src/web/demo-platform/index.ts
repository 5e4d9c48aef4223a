import type { FastifyInstance } from 'fastify'
import type { HttpPlugin, AppContext } from '../../platform/http/plugin.ts'
import type { Kernel } from '../../platform/kernel.ts'
import type { Fetch } from '../../platform/external/bounded-fetch.ts'
import { makePlatform } from '../../platform/external/oauth/index.ts'
import { serveProvider } from './serve-provider.ts'

const name = 'Glimmo'

/** A simulated login platform, for a demo mall without a configured platform. It lets people try this kind of login. */
const demoProvider = ({ environment: { demo, publicUrl, platform }, keys }: Kernel) => {
  if (!demo || platform) return null
  const secret = keys.for('demo platform').toString('base64url')
  return {
    issuer: `${publicUrl}/demo/glimmo`,
    client: { id: 'plaza-demo', secret, redirectUri: `${publicUrl}/api/customer/login/${name}/callback` },
  }
}

/** Returns the kernel with the simulated login platform, if there is one. */
export const withDemoPlatform = (app: FastifyInstance, kernel: Kernel): Kernel => {
  const provider = demoProvider(kernel)
  if (!provider) return kernel
  const { issuer, client } = provider
  const settings = {
    name,
    clientId: client.id,
    clientSecret: client.secret,
    sendsSecretBy: 'basic' as const,
    scopes: 'openid profile email',
    speaks: { kind: 'openid' as const, issuer },
    fields: { id: 'sub', name: 'name' },
    hosts: new Set([new URL(issuer).host]),
  }
  return { ...kernel, platform: makePlatform(settings, kernel.assertOutsideTransaction, askingWithin(app)) }
}

/** The mall calls the simulated platform inside the process, so its public URL need not be reachable. */
const askingWithin =
  (app: FastifyInstance): Fetch =>
  async (url, { method = 'GET', headers, body }) => {
    const { pathname, search } = new URL(url)
    const sent = body === undefined || body === null ? {} : { payload: String(body) }
    const sentHeaders = Object.fromEntries(new Headers(headers))
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: sentHeaders,
      ...sent,
    })
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': String(answer.headers['content-type']) } })
  }

const serveDemoPlatform = ({ app, kernel }: AppContext): void => {
  const provider = demoProvider(kernel)
  if (provider) serveProvider(app, provider)
}

export const demoPlatformPlugin: HttpPlugin = { what: 'Glimmo', at: ['/demo/glimmo/*'], open: serveDemoPlatform }
