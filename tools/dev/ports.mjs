import { createServer } from 'node:net'

const maxTried = 50
const isTaken = (error) => error.code === 'EADDRINUSE' || error.code === 'EACCES'

/** True if a program listens on this port. An address that does not exist on this machine counts as free. */
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
 * Opens the server on the first free port from `wanted` on, and returns that port. A port is free if no program uses it on either address of
 * `localhost`, because browsers try both.
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

/** Returns any port that is currently free. */
export async function anyPort() {
  const probe = createServer()
  await listen(probe, 0, '127.0.0.1')
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
