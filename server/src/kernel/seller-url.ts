/** An address of this very machine has no names below it, `localhost` does. */
const thisMachine = /^(127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/

/** The sellers' own host beside that of the mall, where none is named. */
export const sellerUrlBeside = (publicUrl: string): string => {
  const { protocol, hostname, port } = new URL(publicUrl)
  const host = thisMachine.test(hostname) ? 'localhost' : hostname
  return `${protocol}//seller.${host}${port && `:${port}`}`
}

/** Whether a request was sent to that host, whatever its port: a proxy may stand before it. */
export const isSellerHost = (sellerUrl: string): ((host: string | undefined) => boolean) => {
  const { hostname } = new URL(sellerUrl)
  return (host) => host !== undefined && host.replace(/:\d+$/, '').toLowerCase() === hostname
}
