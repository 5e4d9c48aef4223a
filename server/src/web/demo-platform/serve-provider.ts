import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpsAt, pageHeaders } from '../../platform/http/security-headers.ts'
import { authorizePage, refusedPage, type AuthorizePage } from './authorize-page.ts'
import { makeGrants } from './grants.ts'
import { demoPlatformPeople, personCalled, type DemoPerson } from './people.ts'
import { makeSigner } from './signed-claims.ts'

/** The simulated platform's only client: the mall itself. */
type Client = { id: string; secret: string; redirectUri: string }
type Params = Record<string, string>

const claimsMs = 5 * 60_000

const textsOf = (input: unknown): Params =>
  Object.fromEntries(Object.entries((input ?? {}) as object).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** The first fault of an authorization request. After a fault in one of the first two checks, there must be no redirect. */
const faultOf = (params: Params, client: Client): string | null => {
  if (params['client_id'] !== client.id) return 'We don’t know this client.'
  if (params['redirect_uri'] !== client.redirectUri) return 'The return address is not the registered one.'
  if (params['response_type'] !== 'code') return 'We support only the authorization code flow.'
  if (params['code_challenge_method'] !== 'S256' || !/^[\w-]{43}$/.test(params['code_challenge'] ?? ''))
    return 'PKCE with S256 is asked for.'
  return (params['scope'] ?? '').split(' ').includes('openid') ? null : 'The scope openid is missing.'
}

/** A small OpenID Connect provider, like that of a large platform: discovery, authorize, token with PKCE, keys, userinfo. */
export const serveProvider = (app: FastifyInstance, { issuer, client }: { issuer: string; client: Client }): void => {
  const { pathname } = new URL(issuer)
  const grants = makeGrants()
  const signer = makeSigner()
  const named = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'nonce', 'code_challenge', 'code_challenge_method']
  const show = (reply: FastifyReply, { html, styleHash }: AuthorizePage, status = 200) => {
    const headers = pageHeaders({ styleHashes: [styleHash], https: httpsAt(issuer, { hsts: null }) })
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  }
  const json = (reply: FastifyReply, value: unknown, status = 200) =>
    reply.code(status).type('application/json').header('cache-control', 'no-store').send(JSON.stringify(value))

  app.get(`${pathname}/.well-known/openid-configuration`, (_request, reply) =>
    json(reply, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'profile', 'email'],
      authorization_response_iss_parameter_supported: true,
    }),
  )
  app.get(`${pathname}/keys`, (_request, reply) => json(reply, signer.keys))

  app.get(`${pathname}/authorize`, (request, reply) => {
    const params = textsOf(request.query)
    const fault = faultOf(params, client)
    if (fault) return show(reply, refusedPage(fault), 400)
    const carried = Object.fromEntries(named.flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]])))
    return show(reply, authorizePage(`${pathname}/authorize`, carried, demoPlatformPeople))
  })
  app.post(`${pathname}/authorize`, (request, reply) => {
    const params = textsOf(request.body)
    const fault = faultOf(params, client)
    if (fault) return show(reply, refusedPage(fault), 400)
    const back = new URL(client.redirectUri)
    const person = chosen(params)
    if (person) {
      const challenge = params['code_challenge'] ?? ''
      back.searchParams.set('code', grants.giveCode({ redirectUri: client.redirectUri, challenge, nonce: params['nonce'] ?? null, person }))
    } else back.searchParams.set('error', 'access_denied')
    if (params['state'] !== undefined) back.searchParams.set('state', params['state'])
    back.searchParams.set('iss', issuer)
    return reply.redirect(back.href, 303)
  })

  app.post(`${pathname}/token`, (request, reply) => {
    const params = textsOf(request.body)
    if (!isClient(request, client)) return json(reply, { error: 'invalid_client' }, 401)
    if (params['grant_type'] !== 'authorization_code') return json(reply, { error: 'unsupported_grant_type' }, 400)
    const shown = { redirectUri: params['redirect_uri'] ?? '', verifier: params['code_verifier'] ?? '' }
    const grant = grants.takeCode(params['code'] ?? '', shown)
    if (!grant) return json(reply, { error: 'invalid_grant' }, 400)
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      aud: client.id,
      iat: now,
      exp: now + claimsMs / 1000,
      ...(grant.nonce !== null && { nonce: grant.nonce }),
    }
    const id_token = signer.sign({ ...claims, sub: grant.person.sub })
    return json(reply, { access_token: grants.giveAccess(grant.person), token_type: 'Bearer', expires_in: claimsMs / 1000, id_token })
  })
  app.get(`${pathname}/userinfo`, (request, reply) => {
    const person = grants.findAccess(/^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    return person ? json(reply, person) : json(reply, { error: 'invalid_token' }, 401)
  })
}

const chosen = (params: Params): DemoPerson | null =>
  params['person'] === 'new' ? personCalled(params['name'] ?? '') : (demoPlatformPeople.find(({ sub }) => sub === params['person']) ?? null)

/** Client ID and secret are form-encoded, so that both may contain a colon. */
const isClient = ({ headers }: FastifyRequest, { id, secret }: Client): boolean => {
  const shown = /^Basic ([A-Za-z0-9+/=]+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  const halves = new URLSearchParams(Buffer.from(shown, 'base64').toString('latin1').replace(':', '='))
  return same(halves.get(id) ?? '', secret)
}
