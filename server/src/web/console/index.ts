import type { HttpPlugin } from '../../platform/http/plugin.ts'
import { serveConsole } from './serve-console.ts'

export { serveConsole } from './serve-console.ts'

/** The shops' console: at the root of a separate host, and at a path below the mall. */
export const consolePlugin: HttpPlugin = {
  what: 'the console of the shops',
  at: ['/seller', '/seller/', '/console', '/console/', '/console/assets/*'],
  open: (context) =>
    serveConsole(context, {
      app: 'seller',
      files: '/console/',
      what: 'the console of the shops',
      url: context.kernel.environment.sellerUrl,
    }),
}
