import { pathToFileURL } from 'node:url'

const [, , preload] = process.argv
process.setSourceMapsEnabled(true)
// The server ends with the process that started it, even if that one was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.once('message', ({ port, entry }) => {
  process.env.PORT = String(port)
  void import(pathToFileURL(entry).href)
})
// Loading modules takes most of a start, so a waiting process does it in advance. An import that fails here fails again in the real start, which
// reports it.
if (preload) await import(pathToFileURL(preload).href).catch(() => {})
