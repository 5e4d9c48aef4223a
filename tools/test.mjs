import './ready/node-version.mjs'

const { tellFaults } = await import('./ready/tell.mjs')

/** Everything that this mall promises, tried. */
await tellFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled()
  const { access, calls, format, house, journeys, lint, looks, types, units } = await import('./proof/steps.mjs')
  const { prove } = await import('./proof/prove.mjs')
  process.exit(await prove([types, lint, format, house, units, calls, journeys, access, looks]))
})
