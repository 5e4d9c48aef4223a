import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureBrowser } from '../ready/browser.mjs'
import { run } from '../ready/run.mjs'
import { Plain } from '../ready/tell.mjs'
import { makeFreshCopy } from './fresh-copy.mjs'
import { environmentOf, fetchNode, npmCommand, runNpm, versionOf, warningsInLogs } from './nodes.mjs'
import { score, scoreOfPlaywright, verdict } from './score.mjs'
import { freePort, mallSettings } from './stage.mjs'

/** Long enough for a new copy to install its packages and build everything. */
const openWithinMs = 900_000
const endWithinMs = 180_000
/** A visit with a purchase, by keyboard alone. */
const journey = ['e2e/journeys/checkout.spec.ts', '--project=phone', '--grep=buys from her wallet']
/** The home page and a category page, both rendered by the server. */
const drawnPages = ['/', '/drawn?place=%2Fpages%2Fcategory%2Fdetail%3Fid%3D1&lang=en&cur=USD']

/** The steps for one Node version, in order. Each step needs the step before. */
export function stepsOnNode(version) {
  const trial = { env: {}, mall: null, copy: null }
  const named = (what, prove) => ({ name: `Node ${version} ${what}`.padEnd(16), prove })
  return [
    named('install', async () => {
      const bin = await fetchNode(version)
      trial.env = environmentOf(bin)
      trial.copy = await makeFreshCopy(`node-${version}`)
      return { ...verdict(0), output: '', why: `Node ${await versionOf(bin)}` }
    }),
    named('start', () => start(trial)),
    named('check', () => check(trial)),
    named('journey', () => buy(trial)),
    named('stop', () => stop(trial)),
  ]
}

async function start(trial) {
  const port = await freePort()
  trial.mall = openMall(trial, port)
  trial.url = `http://localhost:${port}`
  await isOpen(trial)
  for (const path of drawnPages) {
    const answer = await fetch(trial.url + path)
    if (!answer.ok) throw new Plain(`${path} was answered with ${answer.status}.\n${trial.mall.said()}`)
  }
  return judgeSilence(trial)
}

/** Runs `npm start`, with all its child processes in one process group. */
function openMall({ copy, env }, port) {
  const { DATABASE_URL: _database, PUBLIC_URL: _public, ...around } = process.env
  const [command, args] = npmCommand(['start'])
  const child = spawn(command, args, {
    cwd: copy.folder,
    env: { ...around, ...env, ...mallSettings(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const chunks = []
  const faults = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => faults.push(chunk))
  const end = (signal) => {
    if (!child.pid) return
    try {
      // Signals the whole process group: npm, its shell and the mall.
      process.kill(-child.pid, signal)
    } catch {
      // The process group has already ended by itself.
    }
  }
  const atExit = () => end('SIGTERM')
  process.once('exit', atExit)
  const ended = new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  }).then(() => process.off('exit', atExit))
  return {
    end,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    said: () => Buffer.concat([...chunks, ...faults]).toString(),
    faults: () => Buffer.concat(faults).toString(),
  }
}

async function isOpen({ mall, url }) {
  const deadline = Date.now() + openWithinMs
  while (Date.now() < deadline && !mall.hasEnded()) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(500)
  }
  throw new Plain(`The mall did not open.\n${mall.said()}`)
}

/** A healthy mall prints nothing on its stderr. */
const judgeSilence = ({ mall }) => {
  const faults = mall.faults()
  return faults === '' ? { ...verdict(0), output: '' } : { ...score(0, 1, 0, 'it wrote to stderr'), output: faults }
}

async function check({ copy, env }) {
  const { code, output } = await runNpm(['run', 'check'], { cwd: copy.folder, env })
  const warnings = code === 0 ? await warningsInLogs(join(copy.folder, '.cache/logs'), readFile) : []
  if (warnings.length > 0) return { ...score(0, 1, 0, 'Node printed warnings'), output: warnings.join('\n') }
  return { ...verdict(code), output }
}

async function buy({ copy, env, url }) {
  if (!url) throw new Plain('The mall did not open.')
  const report = join(copy.folder, 'journey.json')
  const around = {
    MALL_URL: url,
    CHROMIUM: await ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  }
  const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...journey, '--reporter=list,json']
  const { code, output } = await run('node', command, { cwd: copy.folder, env: { ...env, ...around } })
  return { ...(await scoreOfPlaywright(report, code)), output }
}

async function stop(trial) {
  try {
    return await close(trial)
  } finally {
    trial.copy?.remove()
  }
}

async function close(trial) {
  const { mall } = trial
  if (!mall) throw new Plain('The mall was not started.')
  mall.end('SIGTERM')
  const isOver = await Promise.race([mall.ended.then(() => true), pause(endWithinMs, false, { ref: false })])
  if (isOver) return judgeSilence(trial)
  mall.end('SIGKILL')
  await mall.ended
  return { ...score(0, 1, 0, `it did not end within ${endWithinMs / 1000} s`), output: mall.said() }
}
