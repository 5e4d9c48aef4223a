import './ready/node-version.mjs'

const { printFaults, Plain } = await import('./ready/tell.mjs')

/** `npm run build` builds everything, `npm run build -- server` one part. */
await printFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled({ forTests: false })
  const { buildPart, parts } = await import('./ready/build.mjs')
  const asked = process.argv.slice(2)
  const unknown = asked.find((key) => !Object.hasOwn(parts, key))
  if (unknown) throw new Plain(`Unknown part "${unknown}". The parts are ${Object.keys(parts).join(' and ')}.`)
  await Promise.all((asked.length > 0 ? asked : Object.keys(parts)).map((key) => buildPart(key)))
})
