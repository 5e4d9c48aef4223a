import { pathToFileURL } from 'node:url'

const [, , preload] = process.argv
process.setSourceMapsEnabled(true)
// The server ends with the process that started it, however that one ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.once('message', ({ port, entry }) => {
  process.env.PORT = String(port)
  void import(pathToFileURL(entry).href)
})
// Most of a start is loading modules: a waiting process has done that already. An import that fails here fails again in the real start, which
// reports it.
if (preload) await import(pathToFileURL(preload).href).catch(() => {})
