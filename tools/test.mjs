import './ready/node-version.mjs'

const { printFaults } = await import('./ready/tell.mjs')

/** Everything that this mall promises, tried. */
await printFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled()
  const { browser, build, calls, everyCall, everyUnit, format, lint, types, units, wholeBrowser } = await import('./proof/steps.mjs')
  const { prove } = await import('./proof/prove.mjs')
  const [told, inBrowser, decided] = process.argv.includes('--all') ? [everyCall, wholeBrowser, everyUnit] : [calls, browser, units]
  // Two rows that take about as long: what waits for answers stands beside what draws.
  process.exit(
    await prove([
      [types, lint, format, told],
      [build, inBrowser, decided],
    ]),
  )
})
