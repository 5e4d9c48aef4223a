import { isIP } from 'node:net'

/** Path of each console on the mall's own host, for browsers that do not know `*.localhost` and malls without further host names. */
export const consolePaths = { seller: '/seller/', operator: '/operator/' } as const

/** An address of this very machine has no names below it, `localhost` does. */
const thisMachine = /^(127(\.\d+){3}|\[::1\]|0\.0\.0\.0|localhost)$/

/** A number has no names below it. */
const isNumber = (hostname: string) => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

/** Default URL of the sellers' console: `seller.` before the mall's host, or a path below the mall if that host is an IP address in some network. */
export const sellerUrlBeside = (publicUrl: string): string => {
  const { protocol, hostname, port } = new URL(publicUrl)
  const isHere = thisMachine.test(hostname)
  if (!isHere && isNumber(hostname)) return `${publicUrl}/seller`
  return `${protocol}//seller.${isHere ? 'localhost' : hostname}${port && `:${port}`}`
}

/** Where the staff work, where nothing else is named: on this machine a host of their own, elsewhere below the mall, which needs no other name. */
export const operatorUrlBeside = (publicUrl: string): string => {
  const { protocol, hostname, port } = new URL(publicUrl)
  return thisMachine.test(hostname) ? `${protocol}//operator.localhost${port && `:${port}`}` : `${publicUrl}/operator`
}

/** Whether a request was sent to the host of this address, on any port: a proxy may stand in front. */
export const isHostOf = (url: string): ((host: string | undefined) => boolean) => {
  const { hostname } = new URL(url)
  return (host) => host !== undefined && host.replace(/:\d+$/, '').toLowerCase() === hostname
}

/** Whether a console has a host of its own, not a path below the mall. */
export const hasOwnHost = (consoleUrl: string, publicUrl: string): boolean => new URL(consoleUrl).hostname !== new URL(publicUrl).hostname

export type ConsoleApart = Record<keyof typeof consolePaths, boolean>

/** All URLs at which a console opens, its usual one first. */
export const consoleAddresses = (
  name: keyof ConsoleApart,
  { publicUrl, apart, ...urls }: { publicUrl: string; sellerUrl: string; operatorUrl: string; apart: ConsoleApart },
): string[] => {
  const standard = `${urls[`${name}Url`]}/`
  const below = `${publicUrl}${consolePaths[name]}`
  return apart[name] || standard === below ? [standard] : [standard, below]
}
