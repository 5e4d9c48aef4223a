import './ready/node-version.mjs'

const { printFaults, Plain } = await import('./ready/tell.mjs')

/** `npm run build` builds everything; `npm run build -- server` builds one part. */
await printFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled({ forTests: false })
  const { buildPart, parts } = await import('./ready/build.mjs')
  const requested = process.argv.slice(2)
  const unknown = requested.find((key) => !Object.hasOwn(parts, key))
  if (unknown) throw new Plain(`Unknown part "${unknown}". The parts are ${Object.keys(parts).join(' and ')}.`)
  await Promise.all((requested.length > 0 ? requested : Object.keys(parts)).map((key) => buildPart(key)))
})
