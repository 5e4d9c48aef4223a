import type { HttpPlugin } from '../../../platform/http/plugin.ts'
import { serveGateways } from './serve-gateways.ts'

export const gatewaysDoor: HttpPlugin = {
  what: 'card and bank pages',
  // What a bank needs besides stands below the first, where one is set up.
  at: ['/api/gateways/:channel/told', '/demo/gateway/:token'],
  open: ({ app, kernel }) => serveGateways(app, kernel),
}
