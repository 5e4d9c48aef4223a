import type { IncomingMessage, ServerResponse } from 'node:http'

export type LetIn = (request: IncomingMessage, response: ServerResponse) => void
type Options = {
  addressOf: (request: IncomingMessage) => string
  /** True if this client has made requests before. */
  knows: (address: string) => boolean
  /** Refuses a client because of overload, and asks it to retry. */
  sendAway: LetIn
  /** Runs a callback after the next pending input. */
  later?: (what: () => void) => void
  now?: () => number
}
type Hall = {
  /** Called when a connection is open and has sent nothing yet. */
  admit: () => void
  enter: LetIn
}

/** While connections keep arriving, one new client is admitted after this long. */
const admitAfterMs = 50
/** A client that waited longer is refused. */
const timeoutMs = 8000

/**
 * Admits clients one by one when thousands connect in one instant; otherwise a later client would wait for the last of them. New clients take turns
 * by address, and known clients go first. The event loop accepts one connection at a time and does all other work in between. While connections wait
 * to be accepted, no other work starts, because a known client among them is not recognised yet.
 */
export const admissionQueue = (
  letIn: LetIn,
  { addressOf, knows, sendAway, later = setImmediate, now = () => performance.now() }: Options,
): Hall => {
  const lines = new Map<string, (() => void)[]>()
  let hasKnocked = false
  let hasCapacity = true
  let isOpening = false
  let lastAt = 0

  const next = (): (() => void) | undefined => {
    for (const [address, line] of lines) {
      const first = line.shift()
      lines.delete(address)
      // After its turn, an address moves behind all others.
      if (line.length > 0) lines.set(address, line)
      return first
    }
    return undefined
  }
  const open = () => {
    isOpening = false
    const at = now()
    hasCapacity = !hasKnocked || at - lastAt > admitAfterMs
    hasKnocked = false
    if (lines.size === 0) return
    if (hasCapacity) {
      hasCapacity = false
      lastAt = at
      next()?.()
    }
    openLater()
  }
  const openLater = () => {
    if (isOpening) return
    isOpening = true
    later(open)
  }

  const admit = () => {
    hasKnocked = true
    hasCapacity = false
    openLater()
  }
  const enter: LetIn = (request, response) => {
    const address = addressOf(request)
    openLater()
    if (knows(address)) return letIn(request, response)
    if (hasCapacity && lines.size === 0) {
      hasCapacity = false
      lastAt = now()
      return letIn(request, response)
    }
    const came = now()
    const itsTurn = () => {
      // A client that has disconnected takes no turn.
      if (request.socket.destroyed) return
      if (now() - came > timeoutMs) sendAway(request, response)
      else letIn(request, response)
    }
    const line = lines.get(address)
    if (line) line.push(itsTurn)
    else lines.set(address, [itsTurn])
  }
  return { admit, enter }
}
