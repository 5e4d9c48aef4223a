import { connect, type Socket } from 'node:net'

/** A bare socket; `closed` yields all bytes received until the other side closes. */
export const talk = (port: number): { socket: Socket; closed: Promise<Buffer> } => {
  const socket = connect(port, '127.0.0.1')
  const heard: Buffer[] = []
  socket.on('data', (bytes) => heard.push(bytes))
  socket.on('error', () => {})
  return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(Buffer.concat(heard)))) }
}

export type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer }

/** Sends the given bytes as they are and reads one answer until the connection closes. */
export const rawRequest = async (port: number, request: string): Promise<RawAnswer> => {
  const { socket, closed } = talk(port)
  socket.write(request)
  const heard = await closed
  const end = heard.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = heard.subarray(0, end).toString('latin1').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, body: heard.subarray(end + 4) }
}
