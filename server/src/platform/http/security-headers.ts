/** Headers of every data answer: no script may run, no page may frame it, and browsers may not guess its type. */
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

const permissions = 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), interest-cohort=()'

/** Security headers (CSP) of a page: same-origin scripts, inline scripts by hash, other hosts only if configured. */
export const pageHeaders = (options: {
  scriptHashes?: readonly string[]
  styleHashes?: readonly string[]
  https: boolean
  frames?: readonly string[]
  /** Whom forms of the page may be sent to besides the mall. */
  forms?: readonly string[]
  /** From where pictures may come besides the mall. */
  pictures?: readonly string[]
}): string[] => {
  const hashes = (list: readonly string[] = []) => list.map((hash) => ` '${hash}'`).join('')
  const policy = [
    "default-src 'self'",
    `script-src 'self'${hashes(options.scriptHashes)}`,
    `style-src 'self'${hashes(options.styleHashes)}`,
    // Attributes carry the tint of a tile; they can colour, not run.
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
    // For the one script that code loads by its URL: the storefront's worker.
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
    ...(options.https ? ['strict-transport-security', 'max-age=31536000; includeSubDomains'] : []),
  ]
}
