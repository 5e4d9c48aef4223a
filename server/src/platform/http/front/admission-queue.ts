import type { IncomingMessage, ServerResponse } from 'node:http'

export type LetIn = (request: IncomingMessage, response: ServerResponse) => void
type Given = {
  addressOf: (request: IncomingMessage) => string
  /** Whether that is somebody who has been here for a while. */
  knows: (address: string) => boolean
  /** Tells somebody that it is too much now, and to come again. */
  sendAway: LetIn
  /** After what comes next was heard. */
  later?: (what: () => void) => void
  now?: () => number
}
type Hall = {
  /** Somebody stands at the door, and has said nothing yet. */
  knock: () => void
  enter: LetIn
}

/** While they go on knocking, one of those who are new here is let in after so long. */
const patienceAtDoorMs = 50
/** Whoever stood in line for longer is sent away. */
const timeoutMs = 8000

/**
 * Where thousands come in one instant, whoever comes next would be heard when the last of them was. So those who are new here are let in one at a time,
 * people by turns, and whoever has been here for a while goes past them all. The event loop opens the door to one at a time, and does all else in between:
 * while anybody stands there nothing else is begun, or whoever is known would wait outside, where nobody knows them.
 */
export const hall = (letIn: LetIn, { addressOf, knows, sendAway, later = setImmediate, now = () => performance.now() }: Given): Hall => {
  const lines = new Map<string, (() => void)[]>()
  let hasKnocked = false
  let hasRoom = true
  let isOpening = false
  let lastAt = 0

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
    const at = now()
    hasRoom = !hasKnocked || at - lastAt > patienceAtDoorMs
    hasKnocked = false
    if (lines.size === 0) return
    if (hasRoom) {
      hasRoom = false
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

  const knock = () => {
    hasKnocked = true
    hasRoom = false
    openLater()
  }
  const enter: LetIn = (request, response) => {
    const address = addressOf(request)
    openLater()
    if (knows(address)) return letIn(request, response)
    if (hasRoom && lines.size === 0) {
      hasRoom = false
      lastAt = now()
      return letIn(request, response)
    }
    const came = now()
    const itsTurn = () => {
      // Whoever left meanwhile is not waited on.
      if (request.socket.destroyed) return
      if (now() - came > timeoutMs) sendAway(request, response)
      else letIn(request, response)
    }
    const line = lines.get(address)
    if (line) line.push(itsTurn)
    else lines.set(address, [itsTurn])
  }
  return { knock, enter }
}
