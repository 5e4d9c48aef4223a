import { serveConsole } from '../console/index.ts'
import type { HttpPlugin } from '../../platform/http/plugin.ts'

/** The staff console: on its own host if one is configured, and below the mall unless the operator set a separate host. */
export const operatorPlugin: HttpPlugin = {
  what: 'the console of the staff',
  at: ['/operator', '/operator/', '/operator/assets/*'],
  open: (context) =>
    serveConsole(context, {
      app: 'operator',
      files: '/operator/',
      what: 'the console of the staff',
      url: context.kernel.environment.operatorUrl,
    }),
}
