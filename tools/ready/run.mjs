import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { diskFullLine, isDiskFull } from './disk.mjs'
import { Plain } from './tell.mjs'
import { root } from './paths.mjs'

const running = new Set()

// A terminal's Ctrl-C reaches the children by itself; a signal to this process alone must be passed on. The handlers exist only while children run:
// afterwards the signals belong to later code in this process.
const signals = ['SIGTERM', 'SIGHUP', 'SIGINT']

function passOn(signal) {
  for (const child of running) child.kill(signal)
  setTimeout(() => process.exit(128 + constants.signals[signal]), 500)
}

function enter(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, passOn)
  running.add(child)
}

function leave(child) {
  running.delete(child)
  if (running.size === 0) for (const signal of signals) process.off(signal, passOn)
}

/** Runs a command to its end and keeps what it said, also in `logFile` when there is one. */
export function run(command, given, { cwd = root, env = {}, logFile, input = 'ignore' } = {}) {
  if (logFile) mkdirSync(dirname(logFile), { recursive: true })
  const log = logFile && createWriteStream(logFile)
  const child = spawn(command, given, { cwd, env: { ...process.env, ...env }, stdio: [input, 'pipe', 'pipe'] })
  enter(child)
  const said = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said.push(chunk)
      log?.write(chunk)
    })
  }
  return new Promise((resolve) => {
    let over = false
    const end = (code, extra = '') => {
      if (over) return
      over = true
      leave(child)
      log?.end(extra)
      resolve({ code, output: Buffer.concat(said).toString() + extra, cwd })
    }
    child.on('error', (error) => end(127, `${command}: ${error.message}\n`))
    child.on('close', (code) => end(code ?? 1))
    // A grandchild left behind can hold the pipes open; it does not hold us.
    child.on('exit', (code) => setTimeout(() => end(code ?? 1), 5000).unref())
  })
}

export const runNode = (given, options) => run(process.execPath, given, options)

/** Runs a command that must succeed; otherwise everything it said is the fault, or the full disk that it met. */
export async function must(what, ended) {
  const { code, output, cwd } = await ended
  if (code !== 0 && isDiskFull(output)) throw new Plain(await diskFullLine(what, cwd))
  if (code !== 0) throw new Plain(`${output.trimEnd()}\n\n${what} failed (code ${code}).`)
  return output
}
