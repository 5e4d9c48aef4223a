import type { Configuration, CustomFetchOptions } from 'openid-client'
import { boundedFetch, type Fetch } from '../bounded-fetch.ts'
import type { AssertOutsideTransaction } from '../../db/outside-transaction.ts'
import { readPerson, type PlatformPerson } from './person.ts'
import type { PlatformSettings } from './platform-settings.ts'

/** Values of one login through the platform. The platform must return them unchanged. */
export type Journey = { state: string; nonce: string; verifier: string }
export type { PlatformPerson } from './person.ts'

export type Platform = {
  name: string
  beginJourney: () => Promise<Journey>
  /** Returns the platform's URL to which the browser is redirected for a login. */
  authorizeUrl: (journey: Journey, redirectUri: string) => Promise<string>
  /** Returns the person who logged in. `callback` is the mall's URL with the parameters that the platform added. */
  whoCame: (journey: Journey, callback: URL) => Promise<PlatformPerson>
}

const cachedMs = 60 * 60_000
const library = () => import('openid-client')

/** Logs users in through one platform by OpenID Connect or OAuth 2: PKCE, state and, with signed claims, a nonce. */
export const makePlatform = (settings: PlatformSettings, assertOutsideTransaction: AssertOutsideTransaction, send?: Fetch): Platform => {
  const { speaks } = settings
  const isOpenId = speaks.kind === 'openid'
  const outside = { whom: 'the login platform', hosts: settings.hosts, assertOutsideTransaction }
  const configured = configuring(settings, boundedFetch(outside, send))
  const configure = async () => {
    // Called before the library, because the library wraps errors of the requests below.
    assertOutsideTransaction(outside.whom)
    return configured()
  }
  return {
    name: settings.name,
    beginJourney: async () => {
      const client = await library()
      return { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
    },
    authorizeUrl: async ({ state, nonce, verifier }, redirectUri) => {
      const client = await library()
      const url = client.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope: settings.scopes,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isOpenId && { nonce }),
      })
      if (!settings.hosts.has(url.host)) throw new Error(`the host ${url.host} is not among those of the login platform`)
      return url.href
    },
    whoCame: async ({ state, nonce, verifier }, callback) => {
      const client = await library()
      const config = await configure()
      // With only one platform, responses of two platforms cannot be mixed up. OAuth 2 has no configured issuer, so `iss` cannot be checked.
      if (!isOpenId) callback.searchParams.delete('iss')
      const checks = { expectedState: state, pkceCodeVerifier: verifier, ...(isOpenId && { expectedNonce: nonce, idTokenExpected: true }) }
      const tokens = await client.authorizationCodeGrant(config, callback, checks)
      if (speaks.kind === 'oauth') {
        const answer = await client.fetchProtectedResource(config, tokens.access_token, new URL(speaks.userUrl), 'GET')
        return readPerson(await answer.json(), settings.fields)
      }
      const claims = tokens.claims()
      if (!claims) throw new Error('the login platform sent no signed claims')
      const hasMore = config.serverMetadata().userinfo_endpoint !== undefined
      const more = hasMore ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
      // The signed `sub` identifies the person, even if another field holds an id too.
      return readPerson({ ...claims, ...more, sub: claims.sub }, { id: 'sub', name: settings.fields.name })
    },
  }
}

/** The platform's metadata is fetched once an hour, by one request at a time. A failure is not cached. */
const configuring = (settings: PlatformSettings, send: Fetch) => {
  let cached: { until: number; config: Promise<Configuration> } | null = null
  return () => {
    if (cached && cached.until > Date.now()) return cached.config
    const entry = { until: Date.now() + cachedMs, config: askConfiguration(settings, send) }
    cached = entry
    entry.config.catch(() => {
      if (cached === entry) cached = null
    })
    return entry.config
  }
}

const askConfiguration = async (settings: PlatformSettings, send: Fetch): Promise<Configuration> => {
  const client = await library()
  const { speaks, clientId, clientSecret } = settings
  const shownBy = settings.sendsSecretBy === 'post' ? client.ClientSecretPost : client.ClientSecretBasic
  const auth = clientSecret === null ? client.None() : shownBy(clientSecret)
  const customFetch = (url: string, init: CustomFetchOptions) => send(url, init as RequestInit)
  const first = speaks.kind === 'openid' ? speaks.issuer : speaks.tokenUrl
  // Unencrypted http is allowed only to this machine. The settings accept no other http URL here.
  const inTheClear = first.startsWith('http:') ? [client.allowInsecureRequests] : []
  if (speaks.kind === 'openid') {
    const execute = [client.enableNonRepudiationChecks, ...inTheClear]
    return client.discovery(new URL(speaks.issuer), clientId, undefined, auth, { execute, [client.customFetch]: customFetch })
  }
  const addresses = { authorization_endpoint: speaks.authorizeUrl, token_endpoint: speaks.tokenUrl, userinfo_endpoint: speaks.userUrl }
  const config = new client.Configuration({ issuer: new URL(speaks.authorizeUrl).origin, ...addresses }, clientId, undefined, auth)
  config[client.customFetch] = customFetch
  for (const allow of inTheClear) allow(config)
  return config
}
