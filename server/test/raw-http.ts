import { connect, type Socket } from 'node:net'

/** A bare socket. `closed` resolves to all bytes received until the other side closes. */
export const talk = (port: number): { socket: Socket; closed: Promise<Buffer> } => {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (bytes) => chunks.push(bytes))
  socket.on('error', () => {})
  return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(Buffer.concat(chunks)))) }
}

export type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer }

/** Sends the bytes unchanged, and reads one response until the connection closes. */
export const rawRequest = async (port: number, request: string): Promise<RawAnswer> => {
  const { socket, closed } = talk(port)
  socket.write(request)
  const received = await closed
  const end = received.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, body: received.subarray(end + 4) }
}
