import { Email } from '@plaza/contract/fields'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { countAttempt, subjectOfAddress } from '../../../../platform/auth/attempts.ts'
import type { AppContext } from '../../../../platform/http/plugin.ts'
import { TransportFailure } from '../../../../platform/jobs/transport-failure.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Platform } from '../../../../platform/external/oauth/index.ts'
import { cookieLine, sha256, newLoginToken, packJourney, unpackJourney, type Carried } from './browser.ts'
import { endJourney, insertLoginTicket } from './ticket-rows.ts'

/** The reason for sending the user back to the login page, which displays the reason. */
type Failed = 'cancelled' | 'expired' | 'platform' | 'busy'
type Visit = { kernel: Kernel; platform: Platform; request: FastifyRequest; reply: FastifyReply }

/** Rate limit of users returning from the platform, because each return causes a request to the platform. */
const returns = { most: 60, withinMs: 15 * 60_000 }

/** Serves the two redirect steps of a social login: to the platform, and back to the mall. */
export const serveSocialLogin = ({ app, kernel }: AppContext): void => {
  const { platform } = kernel
  if (!platform) return
  const serve = (step: string, take: (visit: Visit) => Promise<FastifyReply>) =>
    app.route({
      method: 'GET',
      url: `/api/customer/login/:platform/${step}`,
      exposeHeadRoute: false,
      handler: (request, reply) => {
        if ((request.params as { platform: string }).platform !== platform.name) throw new TransportFailure(404)
        return take({ kernel, platform, request, reply: reply.header('cache-control', 'no-store') })
      },
    })
  serve('start', setOut)
  serve('callback', comeBack)
}

const field = (request: FastifyRequest, name: string): string => {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

/** A storefront path that may follow the `#` of a URL. Null for any other text. */
const pathOfOurs = (path: string): string | null => (/^\/(?![/\\])[!-[\]-~\u00a1-\uffff]{0,500}$/.test(path) ? path : null)

const callbackUrl = ({ environment }: Kernel, { name }: Platform) => `${environment.publicUrl}/api/customer/login/${name}/callback`

const toPage = ({ kernel, platform, reply }: Visit, query: string) =>
  reply.redirect(`${kernel.environment.publicUrl}/#/pages/users/${platform.name}?${query}`, 303)
const toFailure = (visit: Visit, failed: Failed, returnTo: string | null = null) =>
  toPage(visit, `error=${failed}${returnTo === null ? '' : `&redirect=${encodeURIComponent(returnTo)}`}`)

const setOut = async (visit: Visit) => {
  const { kernel, platform, request, reply } = visit
  try {
    const journey = await platform.beginJourney()
    const url = await platform.authorizeUrl(journey, callbackUrl(kernel, platform))
    const returnTo = pathOfOurs(field(request, 'return_to'))
    reply.header('set-cookie', cookieLine(kernel, 'social-journey', packJourney(kernel, { ...journey, platform: platform.name, returnTo })))
    return reply.redirect(url, 303)
  } catch (error) {
    kernel.log.warn({ err: error }, 'the login platform is unreachable')
    return toFailure(visit, 'platform')
  }
}

const comeBack = async (visit: Visit) => {
  const { kernel, platform, request, reply } = visit
  reply.header('set-cookie', cookieLine(kernel, 'social-journey', null))
  const carried = unpackJourney(kernel, request.headers.cookie ?? '', { platform: platform.name, state: field(request, 'state') })
  if (!carried || !(await endJourney(kernel.db, carried.state, new Date(carried.until)))) return toFailure(visit, 'expired')
  if (field(request, 'error') !== '')
    return toFailure(visit, field(request, 'error') === 'access_denied' ? 'cancelled' : 'platform', carried.returnTo)
  const { retryAfterSeconds } = await countAttempt(kernel.db, subjectOfAddress('social:from', request.ip), returns, kernel.now())
  return retryAfterSeconds === null ? giveTicket(visit, carried) : toFailure(visit, 'busy', carried.returnTo)
}

const giveTicket = async (visit: Visit, carried: Carried) => {
  const { kernel, platform, request, reply } = visit
  const person = await whoCame(visit, carried, request.raw.url ?? '')
  if (!person) return toFailure(visit, 'platform', carried.returnTo)
  const [token, browser] = [newLoginToken(), newLoginToken()]
  await insertLoginTicket(
    kernel.db,
    { token, browser: sha256(browser) },
    {
      platform: platform.name,
      subject: person.subject,
      fullName: person.name,
      email: z.safeParse(Email, person.email).data ?? null,
      emailVerified: person.emailVerified,
      returnTo: carried.returnTo,
    },
    kernel.now(),
  )
  reply.header('set-cookie', cookieLine(kernel, 'social-browser', browser))
  return toPage(visit, `data=${token}`)
}

/** The user confirmed by the platform. Null if the code, signature, nonce, verifier or audience is wrong. */
const whoCame = async ({ kernel, platform }: Visit, carried: Carried, url: string) => {
  const callback = new URL(callbackUrl(kernel, platform))
  callback.search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  try {
    return await platform.whoCame(carried, callback)
  } catch (error) {
    kernel.log.warn({ err: error }, 'a social login failed')
    return null
  }
}
