import { pathToFileURL } from 'node:url'

const [, , preload] = process.argv
process.setSourceMapsEnabled(true)
// The server ends with the process that started it, however that one ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.once('message', ({ port, entry }) => {
  process.env.PORT = String(port)
  void import(pathToFileURL(entry).href)
})
// Most of a start is reading modules: a process that waits for its turn has done that. What fails here fails again where it is told.
if (preload) await import(pathToFileURL(preload).href).catch(() => {})
