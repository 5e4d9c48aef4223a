import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Session = { id: string; redirect_url: string }
type GatewayRequest = { key: string; amount: string }
/** How the gateway answers one request. `dies` creates the session but sends no response. */
export type Manner = { afterMs?: number; dies?: boolean; status?: number }

export type CardGateway = {
  url: string
  /** Every request that the gateway received, in order of arrival. */
  requests: GatewayRequest[]
  /** The created sessions, keyed by the idempotency key of their request. */
  sessions: Map<string, Session>
  close: () => Promise<void>
}

/** An amount that the gateway declines. */
export const tooDear = '1001'

const read = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

/** A stub card gateway: one session per key, returned again for a repeated request. `manner` sets how the nth request is answered. */
export const openCardGateway = async (manner: (request: GatewayRequest, time: number) => Manner = () => ({})): Promise<CardGateway> => {
  const requests: GatewayRequest[] = []
  const sessions = new Map<string, Session>()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { amount } = JSON.parse(await read(request)) as { amount: string }
    const one = { key: String(request.headers['idempotency-key']), amount }
    requests.push(one)
    const { afterMs = 0, dies = false, status = 200 } = manner(one, requests.length)
    const refuses = amount === tooDear
    const number = sessions.size + 1
    const known = sessions.get(one.key)
    const session = known ?? { id: `session-${number}`, redirect_url: `https://cards.example/pay/${number}` }
    if (!refuses && status === 200) sessions.set(one.key, session)
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (dies) return response.destroy()
    if (refuses) return response.writeHead(402).end('{"declined":true}')
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(session))
  }
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${port}/sessions`, requests, sessions, close }
}
