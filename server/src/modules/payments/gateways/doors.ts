import type { HttpPlugin } from '../../../platform/http/plugin.ts'
import { serveGateways } from './serve-gateways.ts'

export const gatewaysPlugin: HttpPlugin = {
  what: 'card and bank pages',
  // A bank that is configured adds more routes under `/api/gateways/bank_tr`.
  at: ['/api/gateways/:channel/told', '/demo/gateway/:token'],
  open: ({ app, kernel }) => serveGateways(app, kernel),
}
