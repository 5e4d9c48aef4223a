import { isIP } from 'node:net'

/** Path of each console on the mall's own host. It is for browsers that cannot resolve `*.localhost`, and for malls with a single host name. */
export const consolePaths = { seller: '/seller/', operator: '/operator/' } as const

/** Hosts of this machine. Its IP addresses cannot have subdomains; `localhost` can. */
const thisMachine = /^(127(\.\d+){3}|\[::1\]|0\.0\.0\.0|localhost)$/

/** True for an IP address, which cannot have subdomains. */
const isNumber = (hostname: string) => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

/**
 * Default URL of the sellers' console: the mall's host prefixed with `seller.`. If that host is an IP address in some network, a path below the
 * mall.
 */
export const sellerUrlBeside = (publicUrl: string): string => {
  const { protocol, hostname, port } = new URL(publicUrl)
  const isHere = thisMachine.test(hostname)
  if (!isHere && isNumber(hostname)) return `${publicUrl}/seller`
  return `${protocol}//seller.${isHere ? 'localhost' : hostname}${port && `:${port}`}`
}

/** Default URL of the staff console: a separate host on this machine, otherwise a path below the mall. A path needs no further host name. */
export const operatorUrlBeside = (publicUrl: string): string => {
  const { protocol, hostname, port } = new URL(publicUrl)
  return thisMachine.test(hostname) ? `${protocol}//operator.localhost${port && `:${port}`}` : `${publicUrl}/operator`
}

/** True if a request's host is the host of this URL. The port is ignored, because a proxy may be in front. */
export const isHostOf = (url: string): ((host: string | undefined) => boolean) => {
  const { hostname } = new URL(url)
  return (host) => host !== undefined && host.replace(/:\d+$/, '').toLowerCase() === hostname
}

/** True if a console has a separate host instead of a path below the mall. */
export const hasOwnHost = (consoleUrl: string, publicUrl: string): boolean => new URL(consoleUrl).hostname !== new URL(publicUrl).hostname

export type ConsoleApart = Record<keyof typeof consolePaths, boolean>

/** All URLs at which a console opens, the default URL first. */
export const consoleAddresses = (
  name: keyof ConsoleApart,
  { publicUrl, apart, ...urls }: { publicUrl: string; sellerUrl: string; operatorUrl: string; apart: ConsoleApart },
): string[] => {
  const standard = `${urls[`${name}Url`]}/`
  const below = `${publicUrl}${consolePaths[name]}`
  return apart[name] || standard === below ? [standard] : [standard, below]
}
