/** An address of this very machine has no names below it, `localhost` does. */
const thisMachine = /^(127(\.\d+){3}|\[::1\]|0\.0\.0\.0|localhost)$/

/** The sellers' own host beside that of the mall, where none is named. */
export const sellerUrlBeside = (publicUrl: string): string => {
  const { protocol, hostname, port } = new URL(publicUrl)
  const host = thisMachine.test(hostname) ? 'localhost' : hostname
  return `${protocol}//seller.${host}${port && `:${port}`}`
}

/** Where the staff work, where nothing else is named: on this machine a host of their own, elsewhere below the mall, which needs no other name. */
export const operatorUrlBeside = (publicUrl: string): string => {
  const { protocol, hostname, port } = new URL(publicUrl)
  return thisMachine.test(hostname) ? `${protocol}//operator.localhost${port && `:${port}`}` : `${publicUrl}/operator`
}

/** Whether a request was sent to the host of this address, whatever its port: a proxy may stand before it. */
export const isHostOf = (url: string): ((host: string | undefined) => boolean) => {
  const { hostname } = new URL(url)
  return (host) => host !== undefined && host.replace(/:\d+$/, '').toLowerCase() === hostname
}

/** Whether a console stands on a host of its own, and not below the mall. */
export const hasOwnHost = (consoleUrl: string, publicUrl: string): boolean => new URL(consoleUrl).hostname !== new URL(publicUrl).hostname
