import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** The signature that the owner of the secret would make: AWS Signature Version 4 in the header. */
const expectedSignature = (request: IncomingMessage, secret: string): { expected: string; received: string } => {
  const match = /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  )
  const [, scope = '', names = '', signature = ''] = match ?? []
  const url = new URL(request.url ?? '/', 'http://store')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${secret}`)
  return { expected: hmac(key, toSign).toString('hex'), received: signature }
}

const bodyMatches = (request: IncomingMessage, body: Buffer) => {
  const said = request.headers['x-amz-content-sha256']
  return said === 'UNSIGNED-PAYLOAD' || said === sha256(body)
}

/** An in-memory S3 store that accepts only requests signed with the secret, and with the session token if it has one. */
export const openS3Store = async (secret: string, sessionToken?: string) => {
  let refusal = 'SignatureDoesNotMatch'
  const files = new Map<string, { body: Buffer; type: string }>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const { expected, received } = expectedSignature(request, secret)
    const path = request.url ?? ''
    if (expected !== received || !bodyMatches(request, body) || request.headers['x-amz-security-token'] !== sessionToken)
      return response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`)
    if (request.method === 'PUT') files.set(path, { body, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') files.delete(path)
    if (request.method !== 'GET') return response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
    const file = files.get(path)
    return file
      ? response.writeHead(200, { 'content-type': file.type }).end(file.body)
      : response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    /** The code of later refusals. */
    refuseWith: (code: string) => {
      refusal = code
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
