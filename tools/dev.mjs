import './ready/node-version.mjs'

const { printFaults } = await import('./ready/tell.mjs')

/** Starts the mall for development. The server restarts at each change of its sources. The storefront and the consoles update in the open page. */
await printFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled()
  const { develop } = await import('./dev/develop.mjs')
  await develop()
})
