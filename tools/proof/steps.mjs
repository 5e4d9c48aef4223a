import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { ensureBuilt } from '../ready/build.mjs'
import { inCache, script } from '../ready/paths.mjs'
import { runNode } from '../ready/run.mjs'
import { stage } from './stage.mjs'
import { score, scoreOfPlaywright, scoreOfVitest, verdict } from './score.mjs'

const logOf = (name) => inCache('logs', `${name.toLowerCase()}.log`)
const reportOf = (name) => inCache('reports', `${name.toLowerCase()}.json`)
/** Logs are also read in editors, where colour codes make them hard to read. */
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined }

/** A step that passes or fails as a whole, even with several commands. */
async function yesOrNo(name, ...commands) {
  let code = 0
  let output = ''
  for (const args of commands) {
    const done = await runNode(args, { logFile: logOf(name), env: plain })
    output += done.output
    code ||= done.code
  }
  return { ...verdict(code), output }
}

async function vitest(name, args, { long = false, more = {} } = {}) {
  const report = reportOf(name)
  await rm(report, { force: true })
  const command = [script('vitest/vitest.mjs'), 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const env = { NODE_ENV: 'test', LONG_RUN: long ? '1' : '0', ...plain, ...more }
  const { code, output } = await runNode(command, { logFile: logOf(name), env })
  return { ...(await scoreOfVitest(report, code)), output }
}

/** Runs all browser tests in one Playwright run. */
async function playwright(name, { long }) {
  const report = reportOf(name)
  await rm(report, { force: true })
  const env = await stage()
  const command = [script('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']
  const { code, output } = await runNode(command, {
    logFile: logOf(name),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, LONG_RUN: long ? '1' : '0', ...plain },
  })
  return { ...(await scoreOfPlaywright(report, code)), output }
}

export const types = {
  name: 'Types',
  prove: () =>
    yesOrNo('Types', [script('typescript/bin/tsc'), '-p', 'tsconfig.json'], [script('typescript/bin/tsc'), '-p', 'tsconfig.web.json']),
}
export const lint = { name: 'Lint', prove: () => yesOrNo('Lint', [script('oxlint/bin/oxlint'), '--type-aware', '--quiet']) }
export const format = { name: 'Format', prove: () => yesOrNo('Format', [script('oxfmt/bin/oxfmt'), '--check', '.']) }
const decided = ['--project', 'units', '--project', 'screens']
/** Tests of architecture rules, pure decisions and screens. */
export const units = { name: 'Units', prove: () => vitest('Units', decided) }
/** Like `units`, but also creates a new module and checks it in a separate repository. */
export const everyUnit = { name: 'Units', prove: () => vitest('Units', decided, { long: true }) }
/** Tests of API calls. Some calls respond with pages of the consoles, so these tests wait for the build. */
export const calls = { name: 'Calls', prove: () => ensureBuilt().then(() => vitest('Calls', ['--project', 'calls'])) }
/** Like `calls`, plus the long tests, which kill gateways and file imports in the middle. */
export const everyCall = { name: 'Calls', prove: () => ensureBuilt().then(() => vitest('Calls', ['--project', 'calls'], { long: true })) }
/** The oldest PostgreSQL that the mall supports, where Debian and its package repository install it. */
const oldestPostgres = '/usr/lib/postgresql/15'
/** The tests of API calls on the oldest supported PostgreSQL. The embedded one is the newest. */
export const callsOnOldest = {
  name: 'Calls15',
  prove: async () => {
    if (!existsSync(oldestPostgres)) return { ...score(0, 0, 1, `${oldestPostgres} is missing (apt install postgresql-15)`), output: '' }
    await ensureBuilt()
    return vitest('Calls15', ['--project', 'calls'], { more: { POSTGRES_HOME: oldestPostgres } })
  },
}
/** Starts the currently built mall for the browser tests. */
export const build = { name: 'Build', prove: () => stage().then(() => ({ ...verdict(0), output: '' })) }
/** Browser tests of user journeys, pages and appearance, each in one variant. */
export const browser = { name: 'Browser', prove: () => playwright('Browser', { long: false }) }
/** The browser tests in every language, on every device and at every width. */
export const wholeBrowser = { name: 'Browser', prove: () => playwright('Browser', { long: true }) }
