/** The apps under the one address, and where each begins. */
export const bases = { storefront: '/', seller: '/seller/', operator: '/operator/' }

const leads = { '/seller': bases.seller, '/console': bases.seller, '/console/': bases.seller, '/operator': bases.operator }
/** No app has a file there: the server is asked without a look. */
const ofServer = /^\/(api|media|demo)\//

/**
 * Who answers a request: `to` another address, the page of an app, or an app's files. What no app has, the server answers.
 * On a host such as `seller.localhost` that app begins at `/`, as it does in a built mall.
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
