import { pathToFileURL } from 'node:url'

const [, , preload] = process.argv
process.setSourceMapsEnabled(true)
// The server ends with its parent process, even if the parent is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.once('message', ({ port, entry }) => {
  process.env.PORT = String(port)
  void import(pathToFileURL(entry).href)
})
// Loading modules takes most of a start, so a spare process loads them in advance. An import that fails here fails again in the real start, which
// reports the error.
if (preload) await import(pathToFileURL(preload).href).catch(() => {})
