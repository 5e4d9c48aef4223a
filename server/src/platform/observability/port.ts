import { createServer } from 'node:net'

/** An error that stops the start; the message is one line. */
export class CannotStart extends Error {}

const explain = (code: string | undefined, port: number): string => {
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`
  return `Port ${port} cannot be opened (${code ?? 'unknown reason'}).`
}

/** Tests whether the port is free before any other work, so that a port in use is reported at once. */
export const askPort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new CannotStart(explain(error.code, port))))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
