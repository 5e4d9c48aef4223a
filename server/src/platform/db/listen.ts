import pg from 'pg'
import type { Logger } from 'pino'

/** Handles messages from other processes. */
export type ChannelHandler = {
  /** Message handlers, keyed by channel name. */
  channels: Readonly<Record<string, (payload: string) => void>>
  /** Called when the connection is lost: from now on, messages may be missed. */
  lost?: () => void
  /** Called when the connection is established, also at the start. */
  back?: () => void | Promise<void>
}

const retryMs = 500
/** Interval of the process's own notifications. A connection that does not return them is deaf. */
const pulseMs = 10_000
const pulseChannel = 'plaza_pulse'

/** `silentMs` is the time since the last notification, or since the start of listening. */
export type Hearing = { isConnected: boolean; silentMs: number }

/** Keeps one connection of this process that listens on every channel, and replaces it after a loss. */
export const listenTo = (url: string, log: Logger, channelHandlers: readonly ChannelHandler[]) => {
  const channels = [...new Set([pulseChannel, ...channelHandlers.flatMap((channelHandler) => Object.keys(channelHandler.channels))])]
  let stopped = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let heardAt = performance.now()
  const pulse = setInterval(() => {
    client?.query(`notify ${pulseChannel}`).catch(() => {}) // A lost connection is replaced, and a deaf one is reported by `hearing`.
  }, pulseMs)
  pulse.unref()

  const lost = (from: pg.Client | null) => {
    if (stopped || retry || from !== client) return
    client = null
    for (const channelHandler of channelHandlers) channelHandler.lost?.()
    tryAgain()
  }
  const tryAgain = () => {
    retry = setTimeout(() => {
      retry = null
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'the notification listener is not reconnected yet')
        if (!stopped) tryAgain()
      })
    }, retryMs)
  }

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'plaza news', keepAlive: true })
    fresh.on('error', () => lost(fresh))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ channel, payload = '' }) => {
      heardAt = performance.now()
      for (const channelHandler of channelHandlers) channelHandler.channels[channel]?.(payload)
    })
    try {
      await fresh.connect()
      for (const channel of channels) await fresh.query(`listen ${channel}`)
      if (stopped) throw new Error('nobody listens any more')
      client = fresh
      heardAt = performance.now()
      for (const channelHandler of channelHandlers) await channelHandler.back?.()
    } catch (error) {
      if (client === fresh) {
        client = null
        for (const channelHandler of channelHandlers) channelHandler.lost?.()
      }
      fresh.end().catch(() => {}) // Errors are ignored, because the connection may never have been established.
      throw error
    }
  }

  return {
    start: connect,
    hearing: (): Hearing => ({ isConnected: client !== null, silentMs: performance.now() - heardAt }),
    stop: async () => {
      stopped = true
      clearInterval(pulse)
      if (retry) clearTimeout(retry)
      await client?.end().catch(() => {}) // the connection has already ended
    },
  }
}
