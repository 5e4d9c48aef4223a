import { serveConsole } from '../console/index.ts'
import type { HttpPlugin } from '../../platform/http/plugin.ts'

/** The staff console: on a host of its own if one is configured, and below the mall unless the operator set it apart. */
export const operatorDoor: HttpPlugin = {
  what: 'the console of the staff',
  at: ['/operator', '/operator/', '/operator/assets/*'],
  open: (house) =>
    serveConsole(house, {
      app: 'operator',
      files: '/operator/',
      what: 'the console of the staff',
      url: house.kernel.environment.operatorUrl,
    }),
}
