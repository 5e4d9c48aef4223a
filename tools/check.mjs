import './ready/node-version.mjs'

const { tellFaults } = await import('./ready/tell.mjs')

/** What is quick to know while writing: types, lint, format and the units. */
await tellFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled()
  const { prove } = await import('./proof/prove.mjs')
  const { format, lint, types, units } = await import('./proof/steps.mjs')
  process.exitCode = await prove([[types, lint, format], [units]])
})
