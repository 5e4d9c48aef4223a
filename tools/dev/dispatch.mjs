/** The base path of each app under the common URL. */
export const bases = { storefront: '/', seller: '/seller/', operator: '/operator/' }

const leads = { '/seller': bases.seller, '/console': bases.seller, '/console/': bases.seller, '/operator': bases.operator }
/** No app has files at these paths, so the server gets these requests directly. */
const ofServer = /^\/(api|media|demo)\//

/**
 * Decides how to answer a request: redirect with `to`, the page of an app, or a file of an app. The mall's server answers all other requests. On a
 * host such as `seller.localhost` the app begins at `/`, as in a built mall.
 */
export function dispatch({ host = '', url = '/' }) {
  const path = url.split(/[?#]/, 1)[0]
  if (leads[path]) return { to: leads[path] }
  if (ofServer.test(path)) return { app: null, isPage: false }
  const ofHost = Object.keys(bases).find((app) => host.startsWith(`${app}.`))
  if (path === '/' && ofHost) return { app: ofHost, isPage: true }
  const app = Object.keys(bases).findLast((name) => path.startsWith(bases[name]))
  return { app: app ?? null, isPage: path === bases[app] }
}
