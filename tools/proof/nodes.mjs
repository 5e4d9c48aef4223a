import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { inCache } from '../ready/paths.mjs'
import { must, run } from '../ready/run.mjs'

/** The npm package with Node's program for this machine. It needs no install script. */
const nodePackage = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`

/** Variables that npm sets for its scripts. They point to this folder and this Node version, so they would mislead another npm. */
const ofThisNpm = /^(npm_(package|lifecycle|node|config_local|config_node|execpath|command)|INIT_CWD$|NODE$)/i

/** The folder of Node `version`. It installs the newest matching release from the npm registry. */
export async function fetchNode(version) {
  const folder = inCache('nodes', version)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"private":true}\n')
  const args = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', `${nodePackage}@${version}`]
  await must(`Installing Node ${version}`, runNpm(args, { cwd: folder, env: cleanEnvironment() }))
  return join(folder, 'node_modules', nodePackage, 'bin')
}

export const versionOf = async (bin) => (await must('Asking for the version', run(join(bin, 'node'), ['--version']))).trim()

/** The environment in which `node` and npm are the programs in `bin`. */
export const environmentOf = (bin) => ({
  ...cleanEnvironment(),
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  npm_config_update_notifier: 'false',
})

const cleanEnvironment = () =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => ofThisNpm.test(name))
      .map((name) => [name, undefined]),
  )

/** The command that runs npm with the first Node in the PATH. */
export const npmCommand = (args) => {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? ['node', [npm, ...args]] : ['npm', args]
}

export const runNpm = (args, options) => run(...npmCommand(args), options)

/** Warnings that Node itself prints, such as `(node:123) ExperimentalWarning: …`. */
export const nodeWarnings = (text) => text.split('\n').filter((line) => /^\s*\(node:\d+\) /.test(line))

/** The warnings in all logs of a run in `folder`. */
export async function warningsInLogs(folder, read) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  const texts = await Promise.all(names.map((name) => read(join(folder, name), 'utf8')))
  return texts.flatMap(nodeWarnings)
}
