import { rm } from 'node:fs/promises'
import { ensureBuilt } from '../ready/build.mjs'
import { inCache, script } from '../ready/paths.mjs'
import { runNode } from '../ready/run.mjs'
import { stage } from './stage.mjs'
import { scoreOfPlaywright, scoreOfVitest, verdict } from './score.mjs'

const logOf = (name) => inCache('logs', `${name.toLowerCase()}.log`)
const reportOf = (name) => inCache('reports', `${name.toLowerCase()}.json`)
/** Logs are read in editors too, where colours are noise. */
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined }

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

async function vitest(name, given, { long = false } = {}) {
  const report = reportOf(name)
  await rm(report, { force: true })
  const command = [script('vitest/vitest.mjs'), 'run', ...given, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runNode(command, { logFile: logOf(name), env: { NODE_ENV: 'test', LONG_RUN: long ? '1' : '0', ...plain } })
  return { ...(await scoreOfVitest(report, code)), output }
}

/** Every test that needs a browser, in one run of it. */
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
/** The house as declared against the house as built, what is decided, and what screens say. */
export const units = { name: 'Units', prove: () => vitest('Units', decided) }
/** Also creates a new module and checks it in a repository of its own. */
export const everyUnit = { name: 'Units', prove: () => vitest('Units', decided, { long: true }) }
/** Some calls answer with pages of the consoles, so they wait for the build. */
export const calls = { name: 'Calls', prove: () => ensureBuilt().then(() => vitest('Calls', ['--project', 'calls'])) }
/** Those too in which gateways and files are killed in the middle. */
export const everyCall = { name: 'Calls', prove: () => ensureBuilt().then(() => vitest('Calls', ['--project', 'calls'], { long: true })) }
/** The mall as it is built now, open for the tests in a browser. */
export const build = { name: 'Build', prove: () => stage().then(() => ({ ...verdict(0), output: '' })) }
/** Journeys, places and looks, each tested once. */
export const browser = { name: 'Browser', prove: () => playwright('Browser', { long: false }) }
/** The same in every language, on every device and width. */
export const wholeBrowser = { name: 'Browser', prove: () => playwright('Browser', { long: true }) }
