import type { Door } from '../../kernel/http/door.ts'
import { serveGateways } from './serve-gateways.ts'

export const gatewaysDoor: Door = {
  what: 'card and bank pages',
  at: ['/api/gateways/:channel/told', '/api/gateways/bank_tr/pay/:token', '/api/gateways/bank_tr/back', '/demo/gateway/:token'],
  open: ({ app, kernel }) => serveGateways(app, kernel),
}
