import { serveConsole } from '../console/index.ts'
import type { HttpPlugin } from '../../platform/http/plugin.ts'

/** The console of the staff: on a host of its own where one is named, and below the mall unless its owner set it apart. */
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
