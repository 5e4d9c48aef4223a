import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { root } from '../ready/paths.mjs'
import { newLines } from './new-lines.mjs'
import { anyPort } from './ports.mjs'

const child = fileURLToPath(new URL('child.mjs', import.meta.url))
const askEveryMs = 20

/** Processes that can become the server. One waits ready, with every package read, while another one serves. */
export function serverProcesses({ outfile, packages, env }) {
  const lines = newLines((line) => console.log(line))
  const alive = new Set()
  let spare = null

  function fresh() {
    const server = fork(child, existsSync(packages) ? [packages] : [], {
      cwd: root,
      env,
      // A terminal's Ctrl-C reaches the process that started it, which then stops it.
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
    /** A server that answers, or null where it ended instead. */
    async start() {
      const next = spare && alive.has(spare.server) ? spare : fresh()
      spare = null
      next.port = await anyPort()
      next.server.send({ port: next.port, outfile })
      const isReady = await answers(next)
      next.isStarting = false
      if (!isReady) return null
      lines.firstIsOver()
      spare = fresh()
      return next
    },
    async stop() {
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

/** Comes back once it answers, or has ended. */
async function answers({ server, port }) {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer?.ok) return true
    await pause(askEveryMs)
  }
  return false
}
