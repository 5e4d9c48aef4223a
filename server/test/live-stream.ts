import { get, type IncomingMessage } from 'node:http'
import { until } from './until.ts'

export type ReceivedEvent = { id: string; event: string; data: Record<string, unknown> }
export type LiveStream = {
  status: number
  type: string
  received: ReceivedEvent[]
  /** The raw stream, including keep-alives. */
  raw: () => string
  waitFor: (event: string, count?: number) => Promise<ReceivedEvent[]>
  closed: () => boolean
  close: () => void
  response: IncomingMessage
}

const readEvent = (block: string): ReceivedEvent | null => {
  const lines = block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
  const fields = Object.fromEntries(lines)
  if (!fields['event']) return null
  return { id: fields['id'] ?? '', event: fields['event'], data: JSON.parse(fields['data'] ?? '{}') as Record<string, unknown> }
}

/** Opens a stream as a browser does, and records its events. */
export const openLiveStream = (url: string, headers: Record<string, string> = {}): Promise<LiveStream> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      let [raw, rest, closed] = ['', '', false]
      const received: ReceivedEvent[] = []
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        raw += chunk
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const event = readEvent(block)
          if (event) received.push(event)
        }
      })
      response.on('error', () => {})
      response.on('close', () => (closed = true))
      const named = (event: string) => received.filter((each) => each.event === event)
      resolve({
        status: response.statusCode ?? 0,
        type: response.headers['content-type'] ?? '',
        received,
        raw: () => raw,
        waitFor: async (event, count = 1) => {
          await until(() => named(event).length >= count)
          return named(event)
        },
        closed: () => closed,
        close: () => request.destroy(),
        response,
      })
    })
    request.on('error', reject)
  })
