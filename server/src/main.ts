import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runCommand } from './commands/run-command.ts'
import { seedCommand } from './commands/seed-command.ts'
import { startCommand } from './commands/start-command.ts'
import { readSettings } from './mall.ts'
import { composeMall, makeKernel, prepareDatabase } from './app.ts'
import { demoOrNone } from './demo/fill-demo-mall.ts'
import { replayPast } from './demo/past/index.ts'
import { explainFullDisk } from './platform/observability/full-disk.ts'
import { lastBackup } from './platform/db/embedded-postgres/backup/index.ts'
import { openAhead } from './platform/db/database.ts'
import { WrongSetting, type Environment } from './platform/environment.ts'
import { needsSecret } from './platform/auth/keys.ts'
import { collectSooner, releaseMemory } from './platform/observability/memory.ts'
import { askPort } from './platform/observability/port.ts'
import { step, printAddresses } from './print-startup.ts'
import { openServer, type Server } from './commands/open-server.ts'
import { hasOperator } from './modules/identity/staff/operators/index.ts'

const stopWithinMs = 10_000
/** Milliseconds until the first pages are rendered and the pending events of the demo data are handled. */
const settledMs = 8000

/** Starts the mall. It runs until a signal stops it. */
const startMall = async (home: string): Promise<void> => {
  collectSooner()
  const environment = readSettings(process.env, home)
  askSecret(environment)
  await askPort(environment.port, environment.host)
  try {
    const server = await openServer(environment)
    await run(environment, server).catch(async (error: unknown) => {
      const explained = await explainFullDisk(environment, error)
      await server.stop()
      throw explained
    })
  } catch (error) {
    throw await explainFullDisk(environment, error)
  }
}

/** With an external database, the mall refuses to start without a configured secret. A random secret would exist in this process only. */
const askSecret = (environment: Environment) => {
  if (needsSecret(environment))
    throw new WrongSetting('The setting SECRET_KEY is missing: at least 32 random characters, such as `openssl rand -base64 32` prints.')
}

const run = async (environment: Environment, server: Server) => {
  await step('The database is up to date', () => prepareDatabase(server.url))
  const kernel = makeKernel(environment, server.url)
  await demoOrNone(kernel, (fill) => step('The demo mall is filled', fill))
  const mall = await composeMall(kernel, server.url)
  await mall.app.listen({ port: environment.port, host: environment.host })
  void openAhead(kernel.database)
  printAddresses(environment, {
    isStaffed: environment.demo || (await hasOperator(kernel.db)),
    embedded: server.version,
    hasBackup: (await lastBackup(environment)) !== null,
  })
  const past = replayPast(kernel)
  setTimeout(releaseMemory, settledMs).unref()
  stopOnSignal(environment.drainMs, async (drainMs) => {
    mall.readiness.leave()
    await pause(drainMs)
    past.stop()
    await past.done
    await mall.close()
    await server.stop()
  })
}

/** A person at a terminal does not wait: only SIGTERM, which service managers send, drains first. */
const stopOnSignal = (drainMs: number, stop: (drainMs: number) => Promise<void>) => {
  let stopping = false
  const onSignal = (signal: string) => {
    if (stopping) return
    stopping = true
    console.log(`\nStopping (${signal}) …`)
    const ownDrainMs = signal === 'SIGTERM' ? drainMs : 0
    setTimeout(() => process.exit(1), ownDrainMs + stopWithinMs).unref()
    stop(ownDrainMs).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => onSignal(signal))
}

/** The folder that contains `server`, from the sources and from the bundle alike. */
const home = fileURLToPath(new URL('../../', import.meta.url))
const code = await runCommand(process.argv.slice(2), { home, more: { start: startCommand(startMall), seed: seedCommand } })
if (code !== null) process.exit(code)
