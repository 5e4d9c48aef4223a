import { createServer } from 'node:http'

export type Bytes = { contentType: string; encoding: string; body: string }

/** The cheapest possible server: Node's own server sends the same bytes to every client. */
process.once('message', ({ contentType, encoding, body }: Bytes) => {
  const bytes = Buffer.from(body, 'base64')
  const headers = {
    'content-type': contentType,
    'content-length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen({ port: 0, host: '127.0.0.1' }, () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
})
