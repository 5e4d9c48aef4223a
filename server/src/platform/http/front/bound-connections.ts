import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { countedAs } from '../../auth/counted-address.ts'

/** Limits the open connections of one address; a further connection is closed unread. 0 is no limit. */
export const boundConnections = (server: Server, most: number): void => {
  if (most === 0) return
  const connectionCounts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = countedAs(socket.remoteAddress ?? '')
    const count = (connectionCounts.get(address) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    connectionCounts.set(address, count)
    socket.once('close', () => {
      const left = (connectionCounts.get(address) ?? 1) - 1
      if (left === 0) connectionCounts.delete(address)
      else connectionCounts.set(address, left)
    })
  })
}
