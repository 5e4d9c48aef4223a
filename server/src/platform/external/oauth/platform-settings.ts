import * as z from 'zod/mini'
import { isSafeAddress, isThisMachine } from '../setting-shapes.ts'

/** Settings of an external login platform for customers. */
export type PlatformSettings = {
  /** Name shown to users, also part of the URL of its login page. */
  name: string
  clientId: string
  clientSecret: string | null
  sendsSecretBy: 'basic' | 'post'
  scopes: string
  /** OpenID Connect discovers its URLs from the issuer. OAuth 2 needs each URL. */
  speaks: { kind: 'openid'; issuer: string } | { kind: 'oauth'; authorizeUrl: string; tokenUrl: string; userUrl: string }
  /** Paths of the person's id and name in the user answer, such as `data.user.open_id`. */
  fields: { id: string; name: string }
  /** Hosts that may be requested. */
  hosts: ReadonlySet<string>
}

const safeAddress = z
  .string()
  .check(z.refine((text) => isSafeAddress(text, isThisMachine), 'must be an address with https, such as https://accounts.clips.example'))
const fieldPath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,40}(\.[A-Za-z0-9_-]{1,40}){0,4}$/, 'must be the name of a field, such as sub or data.user.open_id'))

/** Names of the mall's own pages and API calls. A login platform with one of these names would collide with their URLs. */
const taken = new Set(['login', 'register', '404', 'account', 'index', 'captcha', 'send_code', 'bindtaccount'])

export const platformShape = {
  SOCIAL_PLATFORM: z.optional(
    z.string().check(
      z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,28}[A-Za-z0-9]$/, 'must be a name of 2 to 30 letters, figures and hyphens'),
      z.refine((name) => !taken.has(name.toLowerCase()), 'must not be the name of a page of the mall'),
    ),
  ),
  SOCIAL_ISSUER: z.optional(safeAddress),
  SOCIAL_AUTHORIZE_URL: z.optional(safeAddress),
  SOCIAL_TOKEN_URL: z.optional(safeAddress),
  SOCIAL_USER_URL: z.optional(safeAddress),
  SOCIAL_CLIENT_ID: z.optional(z.string().check(z.maxLength(500, 'must have at most 500 characters'))),
  SOCIAL_CLIENT_SECRET: z.optional(z.string().check(z.maxLength(4000, 'must have at most 4000 characters'))),
  SOCIAL_CLIENT_AUTH: z.prefault(z.enum(['basic', 'post'], 'must be basic or post'), 'basic'),
  SOCIAL_SCOPES: z.optional(
    z.string().check(z.regex(/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'must be words with blanks between')),
  ),
  SOCIAL_ID_FIELD: z.prefault(fieldPath, 'sub'),
  SOCIAL_NAME_FIELD: z.prefault(fieldPath, 'name'),
  SOCIAL_HOSTS: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9.:[\]-]+(,[A-Za-z0-9.:[\]-]+)*$/, 'must be hosts separated by commas, such as api.clips.example')),
  ),
}

type RawSettings = { [N in keyof typeof platformShape]?: z.output<(typeof platformShape)[N]> }

const speaksOf = (set: RawSettings): PlatformSettings['speaks'] | string => {
  const { SOCIAL_ISSUER: issuer, SOCIAL_AUTHORIZE_URL: authorizeUrl, SOCIAL_TOKEN_URL: tokenUrl, SOCIAL_USER_URL: userUrl } = set
  const anyUrl = authorizeUrl ?? tokenUrl ?? userUrl
  if (issuer && anyUrl)
    return 'SOCIAL_ISSUER already gives the addresses: remove SOCIAL_AUTHORIZE_URL, SOCIAL_TOKEN_URL and SOCIAL_USER_URL.'
  if (issuer) return { kind: 'openid', issuer }
  if (authorizeUrl && tokenUrl && userUrl) return { kind: 'oauth', authorizeUrl, tokenUrl, userUrl }
  return 'SOCIAL_PLATFORM needs SOCIAL_ISSUER, or all of SOCIAL_AUTHORIZE_URL, SOCIAL_TOKEN_URL and SOCIAL_USER_URL.'
}

/** Reads the settings of the login platform. Null if nothing is set; a text describes an error. */
export const readPlatform = (set: RawSettings): PlatformSettings | null | string => {
  const { SOCIAL_PLATFORM: name, SOCIAL_CLIENT_ID: clientId } = set
  if (!name)
    return set.SOCIAL_ISSUER || set.SOCIAL_CLIENT_ID || set.SOCIAL_AUTHORIZE_URL
      ? 'SOCIAL_PLATFORM is missing; it names the platform.'
      : null
  if (!clientId) return 'SOCIAL_CLIENT_ID is missing: you get it from the platform.'
  const speaks = speaksOf(set)
  if (typeof speaks === 'string') return speaks
  const addresses = speaks.kind === 'openid' ? [speaks.issuer] : [speaks.authorizeUrl, speaks.tokenUrl, speaks.userUrl]
  return {
    name,
    clientId,
    clientSecret: set.SOCIAL_CLIENT_SECRET ?? null,
    sendsSecretBy: set.SOCIAL_CLIENT_AUTH ?? 'basic',
    scopes: set.SOCIAL_SCOPES ?? (speaks.kind === 'openid' ? 'openid profile email' : 'profile'),
    speaks,
    fields: { id: set.SOCIAL_ID_FIELD ?? 'sub', name: set.SOCIAL_NAME_FIELD ?? 'name' },
    hosts: new Set([...addresses.map((address) => new URL(address).host), ...(set.SOCIAL_HOSTS?.toLowerCase().split(',') ?? [])]),
  }
}
