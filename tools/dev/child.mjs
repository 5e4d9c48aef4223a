import { pathToFileURL } from 'node:url'

const [, , packages] = process.argv
process.setSourceMapsEnabled(true)
// The server ends with the process that started it, however that one ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.once('message', ({ port, outfile }) => {
  process.env.PORT = String(port)
  void import(pathToFileURL(outfile).href)
})
// More than half of a start is reading the packages: a process that waits for its turn has done that. What fails here fails again where it is told.
if (packages) await import(pathToFileURL(packages).href).catch(() => {})
