import './ready/node-version.mjs'

process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)

const { printFaults } = await import('./ready/tell.mjs')
await printFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled({ forTests: false })
  const { ensureBuilt } = await import('./ready/build.mjs')
  await ensureBuilt()
})
// The server runs in this process, so that signals and the exit code are the server's.
await import('../server/dist/main.mjs')
