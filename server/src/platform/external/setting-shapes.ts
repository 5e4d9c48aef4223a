import * as z from 'zod/mini'

export const number = (fallback: number, max = 1_000_000, min = 0) =>
  z.pipe(
    z.prefault(z.string().check(z.regex(/^[0-9]+$/, 'must be a whole number')), String(fallback)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`))),
  )
export const yesOrNo = z.pipe(
  z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0'),
  z.transform((value: '0' | '1' | 'true' | 'false') => value === '1' || value === 'true'),
)
export const flag = (fallback: boolean) => z.prefault(yesOrNo, fallback ? '1' : '0')
export const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://mall.example' })

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
export const isThisMachine = (hostname: string): boolean => loopback.has(hostname)

const ownRanges = /^((10|192\.168|172\.(1[6-9]|2[0-9]|3[01]))\.[0-9.]+|\[f[cd][0-9a-f:]+\])$/
/** A hostname without a dot exists only in a private network. */
export const isOwnNetwork = (hostname: string): boolean =>
  isThisMachine(hostname) || ownRanges.test(hostname) || /^[a-z0-9-]+$/.test(hostname)

/** Accepts https. Unencrypted http is allowed only to hosts that `isNear` accepts, where no third party can listen. */
export const isSafeAddress = (text: string, isNear: (hostname: string) => boolean): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username || url.password || url.hash) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNear(url.hostname))
}
