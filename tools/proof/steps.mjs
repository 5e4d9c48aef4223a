import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { inCache, inRoot, script } from '../ready/paths.mjs'
import { runNode } from '../ready/run.mjs'
import { stage } from './stage.mjs'
import { score, scoreOfPlaywright, scoreOfVitest, verdict } from './score.mjs'

const logOf = (name) => inCache('logs', `${name.toLowerCase()}.log`)
const reportOf = (name) => inCache('reports', `${name.toLowerCase()}.json`)
/** Logs are read in editors too, where colours are noise. */
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined }
const picture = 'server/test/picture.test.ts'

/** A step that answers yes or no. Several commands are one answer. */
async function yesOrNo(name, ...commands) {
  let code = 0
  let output = ''
  for (const given of commands) {
    const done = await runNode(given, { logFile: logOf(name), env: plain })
    output += done.output
    code ||= done.code
  }
  return { ...verdict(code), output }
}

async function vitest(name, given) {
  const report = reportOf(name)
  await rm(report, { force: true })
  const command = [script('vitest/vitest.mjs'), 'run', ...given, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runNode(command, { logFile: logOf(name), env: { NODE_ENV: 'test', ...plain } })
  return { ...(await scoreOfVitest(report, code)), output }
}

async function playwright(name, belongs) {
  const report = reportOf(name)
  await rm(report, { force: true })
  const files = (await browserTests()).filter(belongs)
  if (files.length === 0) return { ...score(0, 1, 0, 'no test ran'), output: `There is no test of this kind in e2e/.\n` }
  const filters = files.map((file) => `${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
  const env = await stage()
  const command = [script('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...filters]
  const { code, output } = await runNode(command, {
    logFile: logOf(name),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...plain },
  })
  return { ...(await scoreOfPlaywright(report, code)), output }
}

async function browserTests() {
  const found = existsSync(inRoot('e2e')) ? await readdir(inRoot('e2e'), { recursive: true }) : []
  return found.filter((path) => /\.(spec|test)\.tsx?$/.test(path)).map((path) => `e2e/${path}`)
}

// Every browser test belongs to exactly one of the three, wherever it is put.
const isLook = (file) => /\/looks?\//.test(file)
const isAccess = (file) => !isLook(file) && /access/.test(file)
const isJourney = (file) => !isLook(file) && !isAccess(file)

export const types = {
  name: 'Types',
  prove: () =>
    yesOrNo('Types', [script('typescript/bin/tsc'), '-p', 'tsconfig.json'], [script('typescript/bin/tsc'), '-p', 'tsconfig.web.json']),
}
export const lint = { name: 'Lint', prove: () => yesOrNo('Lint', [script('oxlint/bin/oxlint'), '--type-aware', '--quiet']) }
export const format = { name: 'Format', prove: () => yesOrNo('Format', [script('oxfmt/bin/oxfmt'), '--check', '.']) }
/** The house as declared against the house as built. It is one test among the units, told apart here. */
export const house = {
  name: 'House',
  async prove() {
    const { passed, failed, why, output } = await vitest('House', ['--project', 'units', picture])
    return { ...(failed === 0 && passed > 0 ? score(1, 0) : score(0, 1, 0, why)), output }
  },
}
export const units = {
  name: 'Units',
  prove: () => vitest('Units', ['--project', 'units', '--project', 'screens', 'packages/', 'tools/', 'apps/']),
}
export const calls = { name: 'Calls', prove: () => vitest('Calls', ['--project', 'calls']) }
export const journeys = { name: 'Journeys', prove: () => playwright('Journeys', isJourney) }
export const access = { name: 'Access', prove: () => playwright('Access', isAccess) }
/** What the design package shows, built as it is now. */
export const looks = {
  name: 'Looks',
  async prove() {
    const built = await runNode([script('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: inRoot('packages/design'),
      env: { NODE_ENV: 'production' },
    })
    if (built.code !== 0) return { ...score(0, 1, 0, 'the gallery could not be built'), output: built.output }
    return playwright('Looks', isLook)
  },
}
