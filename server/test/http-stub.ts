import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StubRequest = { method: string; path: string; headers: Readonly<Record<string, string | string[] | undefined>>; body: string }
export type Reply = { status?: number; headers?: Record<string, string>; body: string } | 'never' | 'without end'
export type HttpStub = {
  url: string
  requests: StubRequest[]
  answer: (request: StubRequest) => Reply | Promise<Reply>
  close: () => Promise<void>
}

/** Changes the stub's responses at one path while `story` runs. */
export const spoiling = async (
  stub: HttpStub,
  path: RegExp,
  change: (body: string) => Reply,
  story: () => Promise<void>,
): Promise<void> => {
  const honest = stub.answer
  stub.answer = async (request) => {
    const reply = await honest(request)
    return path.test(request.path) && typeof reply === 'object' ? change(reply.body) : reply
  }
  await story().finally(() => (stub.answer = honest))
}

/** A server on its own port that gives scripted responses and records its requests. */
export const openHttpStub = async (answer: HttpStub['answer']): Promise<HttpStub> => {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString('utf8'),
    }
    stub.requests.push(received)
    const reply = await stub.answer(received)
    if (reply === 'never') return
    if (reply === 'without end') {
      const ticker = setInterval(() => response.write('x'.repeat(256 * 1024)), 1)
      return response.on('close', () => clearInterval(ticker))
    }
    response.writeHead(reply.status ?? 200, reply.headers ?? {}).end(reply.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stub: HttpStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return stub
}
