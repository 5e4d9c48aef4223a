import { inRoot } from '../ready/paths.mjs'
import { openApps } from './apps.mjs'
import { openDatabase } from './database.mjs'
import { makeFront } from './front.mjs'
import { takeFolder } from './own-folder.mjs'
import { listenFrom } from './ports.mjs'
import { openServer } from './server.mjs'

const standardPort = 5173

/** The whole mall under one address, following its sources until a signal ends it. */
export async function develop(given = process.env) {
  const { name, folder, leave } = await takeFolder(inRoot('.data'))
  const parts = {}
  let open
  // Who opens a page before everything is there waits for it.
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

  const port = await listenFrom(front, Number(given.PORT || standardPort), given.HOST || '127.0.0.1')
  const settings = settingsFor(given, { port, folder })
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

/** All three apps, and every link between them, under the one address: no other name has to be known. */
function settingsFor(given, { port, folder }) {
  const PUBLIC_URL = (given.PUBLIC_URL || `http://localhost:${port}`).replace(/\/$/, '')
  return {
    ...given,
    PUBLIC_URL,
    SELLER_URL: given.SELLER_URL || `${PUBLIC_URL}/seller`,
    OPERATOR_URL: given.OPERATOR_URL || `${PUBLIC_URL}/operator`,
    DATA_DIR: given.DATA_DIR || folder,
    HOST: '127.0.0.1',
  }
}

/** The server joins a database that it did not start, and is a demo mall all the same. */
const withDatabase = (settings, database) => (database ? { ...settings, DATABASE_URL: database.url, DEMO: settings.DEMO || '1' } : settings)
