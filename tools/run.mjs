import './ready/node-version.mjs'

const { printFaults } = await import('./ready/tell.mjs')
const [first = '', ...others] = process.argv.slice(2)
const needs = first.startsWith('--with=') ? first.slice('--with='.length) : null
const [path, ...given] = needs ? others : [first, ...others]

/**
 * Runs a tool that is written in TypeScript, on a fresh copy of the project too: `node tools/run.mjs [--with=NEEDS] SCRIPT …`.
 * It needs what the mall does; and maybe what tests do (`tests`), or the packages of a folder of its own.
 */
await printFaults(async () => {
  const { ensureInstalled, ensureInstalledIn } = await import('./ready/install.mjs')
  await ensureInstalled({ forTests: needs === 'tests' })
  if (needs && needs !== 'tests') await ensureInstalledIn(needs)
  const { spawn } = await import('node:child_process')
  const { root, script } = await import('./ready/paths.mjs')
  const child = spawn(process.execPath, [script('tsx/dist/cli.mjs'), path, ...given], { cwd: root, stdio: 'inherit' })
  // A terminal's Ctrl-C has reached the tool by itself; twice would be once too often.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
})
