import { createServer } from 'node:net'

const maxTried = 50
const isTaken = (error) => error.code === 'EADDRINUSE' || error.code === 'EACCES'

/** Whether a program listens there. An address that this machine does not have counts as free. */
const isOpen = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(isTaken(error)))
    probe.listen({ port, host }, () => probe.close(() => resolve(false)))
  })

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })

/**
 * Opens the server at the first free port from `wanted` on, and returns that port. A port is free when no program has it at either address of
 * `localhost`: browsers try both.
 */
export async function listenFrom(server, wanted, host) {
  for (let port = wanted; port < wanted + maxTried; port += 1) {
    if (await isOpen(port, '::1')) continue
    try {
      await listen(server, port, host)
      return port
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
  throw new Error(`no port from ${wanted} to ${wanted + maxTried - 1} is free`)
}

/** Any port that is free just now. */
export async function anyPort() {
  const probe = createServer()
  await listen(probe, 0, '127.0.0.1')
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
