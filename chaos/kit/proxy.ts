import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

type Target = { url: string; isReady: boolean }

const intervalMs = 300

/**
 * A reverse proxy, as HAProxy is: it polls `/readyz` and sends each request to the next ready process. A connection that fails before the answer
 * is a 502 for a write. A read is sent to another process once.
 */
export const openProxy = async (urls: readonly string[]) => {
  const targets = urls.map((url): Target => ({ url, isReady: true }))
  const agent = new Agent({ keepAlive: true })
  let [turn, isOpen] = [0, true]
  const next = (): Target | undefined => {
    const ready = targets.filter(({ isReady }) => isReady)
    turn += 1
    return ready[turn % ready.length]
  }

  const poll = async (target: Target) => {
    const { url } = target
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    )
    if (target.url === url) target.isReady = isReady
  }
  const polling = (async () => {
    while (isOpen) {
      await Promise.all(targets.map((target) => poll(target)))
      await pause(intervalMs)
    }
  })()

  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, attempts: number) => {
    const target = next()
    if (!target) return outgoing.writeHead(503).end('no process is ready')
    const sent = request(`${target.url}${incoming.url}`, { method: incoming.method, headers: incoming.headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    sent.on('error', () => {
      if (outgoing.headersSent) return outgoing.destroy()
      if (incoming.method === 'GET' && attempts === 0) return pass(incoming, body, outgoing, 1)
      return outgoing.writeHead(502).end('a process closed the connection')
    })
    return sent.end(body)
  }

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => void pass(incoming, Buffer.concat(parts), outgoing, 0))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace: (at: number, url: string) => {
      targets[at] = { url, isReady: false }
    },
    ready: async (at: number) => {
      while (!targets[at]?.isReady) await pause(50)
    },
    close: () => {
      isOpen = false
      server.close()
      server.closeAllConnections()
      agent.destroy()
      return polling
    },
  }
}
