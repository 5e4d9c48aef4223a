import './ready/node-version.mjs'

const { printFaults } = await import('./ready/tell.mjs')

/** Runs all tests of the mall. */
await printFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled()
  const { browser, build, calls, callsOnOldest, everyCall, everyUnit, format, lint, types, units, wholeBrowser } =
    await import('./proof/steps.mjs')
  const { prove } = await import('./proof/prove.mjs')
  const isWhole = process.argv.includes('--all')
  const [callTests, inBrowser, decided] = isWhole ? [[everyCall, callsOnOldest], wholeBrowser, everyUnit] : [[calls], browser, units]
  // Two rows of similar duration. Steps that wait for responses run in parallel with steps that render pages.
  process.exit(
    await prove([
      [types, lint, format, ...callTests],
      [build, inBrowser, decided],
    ]),
  )
})
