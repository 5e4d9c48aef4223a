import { inRoot } from '../ready/paths.mjs'
import { openApps } from './apps.mjs'
import { openDatabase } from './database.mjs'
import { makeFront } from './front.mjs'
import { takeFolder } from './own-folder.mjs'
import { listenFrom } from './ports.mjs'
import { openServer } from './server.mjs'

const standardPort = 5173

/** Runs the whole mall under one URL and restarts it when sources change, until a signal ends it. */
export async function develop(environment = process.env) {
  const { name, folder, leave } = await takeFolder(inRoot('.data'))
  const parts = {}
  let open
  // Requests that arrive before all parts have started wait for the start.
  const opened = new Promise((resolve) => {
    open = () => resolve(parts)
  })
  const front = makeFront({ apps: async () => (await opened).apps, serverPort: async () => (await opened).server.port() })

  let isStopping = false
  const stop = async (signal) => {
    if (isStopping) return
    isStopping = true
    console.log(`\nStopping (${signal}) …`)
    front.close()
    front.closeAllConnections()
    await parts.server?.stop()
    await Promise.all(Object.values(parts.apps ?? {}).map((app) => app.close()))
    await parts.database?.stop()
    await leave()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(signal))

  const port = await listenFrom(front, Number(environment.PORT || standardPort), environment.HOST || '127.0.0.1')
  const settings = settingsFor(environment, { port, folder })
  parts.database = await openDatabase(settings)
  const [apps, server] = await Promise.all([
    openApps(front, folder),
    openServer({ folder: inRoot('server/dist', name), env: withDatabase(settings, parts.database) }),
  ])
  Object.assign(parts, { apps, server })
  open()
  if (isStopping) return
  console.log(`\n  Watching the sources at ${settings.PUBLIC_URL}, with the consoles at /seller/ and /operator/\n`)
}

/** Settings that put all three apps under one URL, so that no other host name is needed. */
function settingsFor(environment, { port, folder }) {
  const PUBLIC_URL = (environment.PUBLIC_URL || `http://localhost:${port}`).replace(/\/$/, '')
  return {
    ...environment,
    PUBLIC_URL,
    SELLER_URL: environment.SELLER_URL || `${PUBLIC_URL}/seller`,
    OPERATOR_URL: environment.OPERATOR_URL || `${PUBLIC_URL}/operator`,
    DATA_DIR: environment.DATA_DIR || folder,
    HOST: '127.0.0.1',
  }
}

/** Connects the server to the shared development database. A server with a database URL is a demo mall only with `DEMO`. */
const withDatabase = (settings, database) => (database ? { ...settings, DATABASE_URL: database.url, DEMO: settings.DEMO || '1' } : settings)
