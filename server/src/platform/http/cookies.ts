import type { Kernel } from '../kernel.ts'

type Https = Pick<Kernel, 'environment'>

const isHttps = ({ environment }: Https) => environment.publicUrl.startsWith('https:')
/** Under https, the prefix prevents other hosts of this site, such as a seller's console, from setting the cookie. */
const nameOf = (kernel: Https, name: string) => (isHttps(kernel) ? `__Host-${name}` : name)

/** A `set-cookie` line for a cookie that no script can read. If `value` is null, the browser deletes the cookie. */
export const loginCookieLine = (kernel: Https, name: string, value: string | null, seconds: number): string =>
  [
    `${nameOf(kernel, name)}=${value ?? ''}`,
    'Path=/',
    `Max-Age=${value === null ? 0 : seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps(kernel) ? ['Secure'] : []),
  ].join('; ')

export const readCookie = (kernel: Https, cookies: string, name: string): string | null => {
  const wanted = `${nameOf(kernel, name)}=`
  const line = cookies.split(/;\s*/).find((each) => each.startsWith(wanted))
  return line ? line.slice(wanted.length) : null
}
