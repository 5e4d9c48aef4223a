import type { IncomingMessage, ServerResponse } from 'node:http'

export type LetIn = (request: IncomingMessage, response: ServerResponse) => void
type Given = {
  addressOf: (request: IncomingMessage) => string
  /** Whether that is somebody who has been here for a while. */
  knows: (address: string) => boolean
  /** After what comes next was heard. */
  later?: (what: () => void) => void
}

/** So many are let in between two looks at who else came. */
const atOnce = 16

/**
 * Where thousands come in one instant, whoever comes next would be heard when the last of them was. So a few are let in at a time, people by turns,
 * and whoever has been here for a while goes past them all.
 */
export const hall = (letIn: LetIn, { addressOf, knows, later = setImmediate }: Given): LetIn => {
  const lines = new Map<string, (() => void)[]>()
  let room = atOnce
  let isOpening = false

  const next = (): (() => void) | undefined => {
    for (const [address, line] of lines) {
      const first = line.shift()
      lines.delete(address)
      // Whoever had a turn stands behind everybody else.
      if (line.length > 0) lines.set(address, line)
      return first
    }
    return undefined
  }
  const open = () => {
    isOpening = false
    room = atOnce
    while (room > 0 && lines.size > 0) {
      room -= 1
      next()?.()
    }
    if (lines.size > 0) openLater()
  }
  const openLater = () => {
    if (isOpening) return
    isOpening = true
    later(open)
  }

  return (request, response) => {
    const address = addressOf(request)
    openLater()
    if (knows(address)) return letIn(request, response)
    if (room > 0 && lines.size === 0) {
      room -= 1
      return letIn(request, response)
    }
    const enter = () => {
      // Whoever left meanwhile is not waited on.
      if (!request.socket.destroyed) letIn(request, response)
    }
    const line = lines.get(address)
    if (line) line.push(enter)
    else lines.set(address, [enter])
  }
}
