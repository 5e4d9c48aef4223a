import './ready/node-version.mjs'

const { printFaults } = await import('./ready/tell.mjs')

/** Runs the quick checks for use during development: types, lint, format and units. */
await printFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled()
  const { prove } = await import('./proof/prove.mjs')
  const { format, lint, types, units } = await import('./proof/steps.mjs')
  process.exitCode = await prove([[types, lint, format], [units]])
})
