import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { countedAs } from '../../auth/counted-address.ts'

/** Limits the open connections of one address; a further connection is closed unread. 0 is no limit. */
export const boundConnections = (server: Server, most: number): void => {
  if (most === 0) return
  const standing = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = countedAs(socket.remoteAddress ?? '')
    const count = (standing.get(address) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    standing.set(address, count)
    socket.once('close', () => {
      const left = (standing.get(address) ?? 1) - 1
      if (left === 0) standing.delete(address)
      else standing.set(address, left)
    })
  })
}
