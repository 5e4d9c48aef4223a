import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { root } from '../ready/paths.mjs'
import { newLines } from './new-lines.mjs'
import { anyPort } from './ports.mjs'

const child = fileURLToPath(new URL('child.mjs', import.meta.url))
const askEveryMs = 20

/** Processes that can become the server. While one serves, another waits with all modules loaded except the start module. */
export function serverProcesses({ preload, env }) {
  const lines = newLines((line) => console.log(line))
  const alive = new Set()
  let spare = null
  // The first server starts at once, without loading modules in advance.
  let isFirst = true
  let isStopping = false

  function fresh() {
    const server = fork(child, isFirst ? [] : [preload], {
      cwd: root,
      env,
      // Detached, so that Ctrl-C reaches only the parent process, which then stops this process.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const made = { server, port: 0, isStarting: true }
    alive.add(server)
    server.on('exit', () => alive.delete(server))
    server.stdout.setEncoding('utf8').on(
      'data',
      lines.hear(() => made.isStarting),
    )
    return made
  }

  return {
    /** Starts a server. Null if the server ended before it answered, or is no longer needed. */
    async start(entry, isWanted) {
      const next = spare && alive.has(spare.server) ? spare : fresh()
      spare = null
      next.port = await anyPort()
      next.server.send({ port: next.port, entry })
      const isReady = await answers(next, isWanted)
      next.isStarting = false
      if (!isReady) next.server.kill('SIGKILL')
      if (isStopping) return null
      isFirst = false
      spare = fresh()
      if (!isReady) return null
      lines.firstIsOver()
      return next
    },
    async stop() {
      isStopping = true
      await Promise.all(
        [...alive].map((server) => {
          const ended = once(server, 'exit')
          server.kill('SIGTERM')
          return ended
        }),
      )
    },
  }
}

/** Returns once the server answers with any status, has ended, or is no longer needed. */
async function answers({ server, port }, isWanted) {
  while (server.exitCode === null && server.signalCode === null && isWanted()) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer) return true
    await pause(askEveryMs)
  }
  return false
}
