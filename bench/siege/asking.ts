import { request, type Agent } from 'node:http'
import { connect } from 'node:net'

export type Asking = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: Buffer | string
  /** One of this machine's own addresses. The mall treats each address as another client. */
  from: string
  /** Keep-alive connections, as in browsers. Without an agent, each request opens a new connection. */
  agent?: Agent
}
/** Answer to a request; `status` is 0 if no answer came. */
export type Reply = { status: number; ms: number; text: string; cookies: string[] }

export const ask = (url: string, asking: Asking): Promise<Reply> =>
  new Promise((resolve) => {
    const { method = 'GET', path, headers = {}, body, from, agent } = asking
    const begun = performance.now()
    const end = (status: number, text = '', cookies: string[] = []) => resolve({ status, text, cookies, ms: performance.now() - begun })
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const requests = request(
      `${url}${path}`,
      { method, agent: agent ?? false, localAddress: from, headers: { ...length, ...headers } },
      (answer) => {
        let text = ''
        answer.on('data', (piece: Buffer) => (text += piece.toString('latin1')))
        answer.once('error', () => end(0))
        answer.once('end', () => end(answer.statusCode ?? 0, text, answer.headers['set-cookie']))
      },
    )
    // The server may close a keep-alive connection at the moment of its reuse. Browsers then retry, and so does this client.
    requests.once('error', ({ message }) => (requests.reusedSocket ? resolve(ask(url, asking)) : end(0, message)))
    requests.end(body)
  })

export const form = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Multipart body that uploads a picture and its purpose. */
export const picture = (bytes: Buffer, token: string) => {
  const line = 'a-line-between'
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([Buffer.from(`--${line}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')])
  return {
    method: 'POST' as const,
    path: '/api/upload',
    headers: { 'content-type': `multipart/form-data; boundary=${line}`, 'access-token': token },
    body: Buffer.concat([
      part('name="purpose"', 'avatar'),
      part('name="file"; filename="face.jpg"\r\ncontent-type: image/jpeg', bytes),
      Buffer.from(`--${line}--\r\n`),
    ]),
  }
}

/** Sends a request body one byte at a time. Resolves when the mall closes the connection. */
export const drip = (url: string, from: string): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), localAddress: from })
    const end = () => {
      clearInterval(dripping)
      socket.destroy()
      resolve()
    }
    socket.write(`POST /api/customer/login/account HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 100000\r\n\r\n`)
    const dripping = setInterval(() => socket.write('a'), 500)
    socket.resume()
    socket.once('error', end)
    socket.once('close', end)
  })

/** A random loopback address, one of sixteen million, so that the mall sees each request as another client. */
export const somebody = (): string => {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return `127.${part()}.${part()}.${part()}`
}
