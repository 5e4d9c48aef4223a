import * as z from 'zod/mini'

const standardHsts = 'max-age=31536000; includeSubDomains'
const hstsShape = /^max-age=\d{1,10}(; includeSubDomains)?(; preload)?$/

/** `HSTS`: the value of `strict-transport-security`, or 0 for none. */
export const hsts = z.pipe(
  z.prefault(
    z.string().check(z.refine((text) => text === '0' || hstsShape.test(text), `must be 0 or a value such as ${standardHsts}`)),
    standardHsts,
  ),
  z.transform((text) => (text === '0' ? null : text)),
)

/** How a page is sent over https; null over plain http. */
export type Https = { hsts: string | null } | null
export const httpsAt = (url: string, { hsts: value }: { hsts: string | null }): Https => (url.startsWith('https:') ? { hsts: value } : null)

/** Headers of every API response: no script may run, no page may embed it in a frame, and browsers may not guess its content type. */
export const dataHeaders: readonly string[] = [
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'no-referrer',
  'cross-origin-resource-policy',
  'same-origin',
]

/** Headers of public pictures that pages of another host show, because a CDN serves them. */
export const openPictureHeaders: readonly string[] = dataHeaders.with(
  dataHeaders.indexOf('cross-origin-resource-policy') + 1,
  'cross-origin',
)

const permissions = 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), interest-cohort=()'

/** Security headers (CSP) of a page: same-origin scripts, inline scripts by hash, other hosts only if configured. */
export const pageHeaders = (options: {
  scriptHashes?: readonly string[]
  styleHashes?: readonly string[]
  https: Https
  frames?: readonly string[]
  /** Further origins to which the page's forms may be sent. */
  forms?: readonly string[]
  /** Further origins from which pictures may load. */
  pictures?: readonly string[]
}): string[] => {
  const hashes = (list: readonly string[] = []) => list.map((hash) => ` '${hash}'`).join('')
  const policy = [
    "default-src 'self'",
    `script-src 'self'${hashes(options.scriptHashes)}`,
    `style-src 'self'${hashes(options.styleHashes)}`,
    // Style attributes set the tint of a tile. They can change colours but not run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${(options.pictures ?? []).map((origin) => ` ${origin}`).join('')}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${(options.frames ?? []).map((origin) => ` ${origin}`).join('')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${(options.forms ?? []).map((origin) => ` ${origin}`).join('')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Allows the only script that code loads by URL: the storefront's worker.
    'trusted-types worker',
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return [
    'content-security-policy',
    policy,
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'permissions-policy',
    permissions,
    'cross-origin-opener-policy',
    'same-origin',
    ...(options.https?.hsts ? ['strict-transport-security', options.https.hsts] : []),
  ]
}
