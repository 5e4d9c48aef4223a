import './ready/node-version.mjs'

const { printFaults } = await import('./ready/tell.mjs')
const supported = ['20', '22', '24', '26']

/** Starts, checks and visits a new copy under each supported Node version: `npm run test:node [-- 20.19.0 26]`. */
await printFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled()
  const { stepsOnNode } = await import('./proof/on-node.mjs')
  const { prove } = await import('./proof/prove.mjs')
  const named = process.argv.slice(2)
  // On a signal, exits regularly, which also ends the malls that were started.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  const versions = named.length > 0 ? named : supported
  process.exit(await prove([versions.flatMap((version) => stepsOnNode(version))]))
})
