/** A server-sent event. */
export type StreamEvent = { name: string; data: unknown; id: string | null }

/** Parses a stream of server-sent events that arrives in chunks of any size. */
export const createEventReader = (hear: (event: StreamEvent) => void) => {
  let rest = ''
  let id: string | null = null
  let name = ''
  let data: string[] = []

  const finish = () => {
    if (data.length > 0) {
      const parsed = parse(data.join('\n'))
      if (parsed !== undefined) hear({ name: name || 'message', data: parsed, id })
    }
    name = ''
    data = []
  }
  const readLine = (line: string) => {
    if (line === '') return finish()
    if (line.startsWith(':')) return
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
    else if (field === 'id') id = value
  }
  return (piece: string): void => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    lines.forEach(readLine)
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
