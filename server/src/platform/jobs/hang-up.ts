import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setMaxListeners } from 'node:events'
import { TransportFailure } from './transport-failure.ts'

/** The signal that the client disconnected. It is created on first use, because most requests never wait in a queue. */
type Client = { readonly signal: AbortSignal }
const clients = new AsyncLocalStorage<Client | null>()
const signals = new WeakMap<Socket, AbortSignal>()

/** One signal for each connection. Pipelined requests share it, so that a connection has at most one disconnect listener. */
const signalOf = (socket: Socket): AbortSignal => {
  const known = signals.get(socket)
  if (known) return known
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  if (socket.destroyed) closing.abort()
  else socket.once('close', () => closing.abort())
  signals.set(socket, closing.signal)
  return closing.signal
}

const clientOf = (request: IncomingMessage): Client => ({
  get signal() {
    return signalOf(request.socket)
  },
})

/** Runs `work` for the client of `request`. Each queue in which it waits then notices when this client disconnects. */
export const onBehalfOf = <T>(request: IncomingMessage, work: () => T): T => clients.run(clientOf(request), work)

/** Runs `work` for the mall itself. It continues even if the client whose request started it disconnects. */
export const onBehalfOfNobody = <T>(work: () => T): T => clients.run(null, work)

/** Aborts when the client of this work hangs up; undefined for work without a client. */
export const hangUpSignal = (): AbortSignal | undefined => clients.getStore()?.signal

/** The error after a disconnect or a body timeout. A client still connected may send the request again. */
export const hungUp = (): TransportFailure => new TransportFailure(408)

/** Settles like `work`, or rejects as soon as the client disconnects or the time is over. */
export const unlessHungUp = async <T>(work: Promise<T>, withinMs: number): Promise<T> => {
  const signal = hangUpSignal()
  const settled = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    const end = () => reject(hungUp())
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end, { once: true, signal: settled.signal })
    timer = setTimeout(end, withinMs)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
    settled.abort()
  }
}

/** Work for which several clients wait. */
export type SharedWork = {
  /** Adds the current client to those that wait. False if all others have disconnected, because the work may already be aborted. */
  join: () => boolean
  /** Runs the work, and aborts it when the last of its clients disconnects. */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

export const sharedWork = (): SharedWork => {
  const abandoned = new AbortController()
  const settled = new AbortController()
  setMaxListeners(0, abandoned.signal, settled.signal)
  let waiting = 0
  const leave = () => {
    waiting -= 1
    if (waiting === 0) abandoned.abort()
  }
  return {
    join: () => {
      if (abandoned.signal.aborted) return false
      waiting += 1
      const signal = hangUpSignal()
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave, { once: true, signal: settled.signal })
      return true
    },
    run: async (work) => {
      try {
        return await clients.run({ signal: abandoned.signal }, work)
      } finally {
        settled.abort()
      }
    },
  }
}
