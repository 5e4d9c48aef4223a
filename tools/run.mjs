import './ready/node-version.mjs'

const { printFaults } = await import('./ready/tell.mjs')
const [first = '', ...others] = process.argv.slice(2)
const needs = first.startsWith('--with=') ? first.slice('--with='.length) : null
const [path, ...args] = needs ? others : [first, ...others]

/**
 * Runs a TypeScript tool, also in a new copy of the project: `node tools/run.mjs [--with=NEEDS] SCRIPT …`. It installs the mall's packages first.
 * With NEEDS, it also installs those of the tests (`tests`) or of a separate folder.
 */
await printFaults(async () => {
  const { ensureInstalled, ensureInstalledIn } = await import('./ready/install.mjs')
  await ensureInstalled({ forTests: needs === 'tests' })
  if (needs && needs !== 'tests') await ensureInstalledIn(needs)
  const { spawn } = await import('node:child_process')
  const { root, script } = await import('./ready/paths.mjs')
  const child = spawn(process.execPath, [script('tsx/dist/cli.mjs'), path, ...args], { cwd: root, stdio: 'inherit' })
  // Ctrl-C in a terminal reaches the tool directly, so this process must not pass it on again.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
})
