import './ready/node-version.mjs'

const { printFaults } = await import('./ready/tell.mjs')

/** The server is replaced at each change of its sources; the storefront and the consoles change in the open page. */
await printFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled()
  const { develop } = await import('./dev/develop.mjs')
  await develop()
})
