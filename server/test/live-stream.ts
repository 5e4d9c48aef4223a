import { get, type IncomingMessage } from 'node:http'
import { until } from './until.ts'

export type Heard = { id: string; event: string; data: Record<string, unknown> }
export type LiveStream = {
  status: number
  type: string
  heard: Heard[]
  /** Everything as it came, signs of life included. */
  raw: () => string
  waitFor: (event: string, count?: number) => Promise<Heard[]>
  closed: () => boolean
  close: () => void
  response: IncomingMessage
}

const readEvent = (block: string): Heard | null => {
  const lines = block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
  const fields = Object.fromEntries(lines)
  if (!fields['event']) return null
  return { id: fields['id'] ?? '', event: fields['event'], data: JSON.parse(fields['data'] ?? '{}') as Record<string, unknown> }
}

/** Opens a stream as a browser does, and writes down what it says. */
export const openLiveStream = (url: string, headers: Record<string, string> = {}): Promise<LiveStream> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      let [raw, rest, closed] = ['', '', false]
      const heard: Heard[] = []
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        raw += chunk
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const event = readEvent(block)
          if (event) heard.push(event)
        }
      })
      response.on('error', () => {})
      response.on('close', () => (closed = true))
      const named = (event: string) => heard.filter((each) => each.event === event)
      resolve({
        status: response.statusCode ?? 0,
        type: response.headers['content-type'] ?? '',
        heard,
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
