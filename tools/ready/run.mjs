import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { diskFullLine, isDiskFull } from './disk.mjs'
import { Plain } from './tell.mjs'
import { root } from './paths.mjs'

const running = new Set()

// Ctrl-C in a terminal also reaches the child processes, but a signal to this process alone must be passed on. The handlers exist only while
// children run, so that later code can handle the signals.
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

/** Runs a command to its end and returns its output. Also writes the output to `logFile` if given. */
export function run(command, args, { cwd = root, env = {}, logFile, input = 'ignore' } = {}) {
  if (logFile) mkdirSync(dirname(logFile), { recursive: true })
  const log = logFile && createWriteStream(logFile)
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: [input, 'pipe', 'pipe'] })
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
    // A grandchild that still runs can hold the pipes open, but this process does not wait for it.
    child.on('exit', (code) => setTimeout(() => end(code ?? 1), 5000).unref())
  })
}

export const runNode = (args, options) => run(process.execPath, args, options)

/** Waits for a command that must succeed. The error contains its whole output, or one line if the command reported a full disk. */
export async function must(what, ended) {
  const { code, output, cwd } = await ended
  if (code !== 0 && isDiskFull(output)) throw new Plain(await diskFullLine(what, cwd))
  if (code !== 0) throw new Plain(`${output.trimEnd()}\n\n${what} failed (code ${code}).`)
  return output
}
