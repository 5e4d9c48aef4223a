import { hangUpSignal, hungUp } from './hang-up.ts'
import { TransportFailure } from './transport-failure.ts'

export type Turn = {
  /** Owner of the work. Owners take turns, so that one owner with many requests does not delay the others. */
  who: string
  /** How much of the queue's `capacity` the work takes; 1 by default. */
  weight?: number
  /** This request runs before waiting ones. It is set for known users, so that many unknown clients do not delay them. */
  first?: boolean
}
/** `hungUp` counts clients that disconnected while they waited, since the process began. */
export type TurnsState = { capacity: number; held: number; waiting: number; hungUp: number }
export type Turns = (<T>(turn: Turn, work: () => Promise<T>) => Promise<T>) & { state: () => TurnsState }
type Bounds = {
  /** Name of the queue in the metrics. A queue without a name is not reported. */
  name?: string
  /** Total weight of the work that runs at once. */
  capacity: number
  maxOfOne?: number
  maxWaiting?: number
  timeoutMs?: number
}
type Waiting = Turn & { begin: () => void; end: (why?: Error) => void }

const named = new Map<string, Turns>()
/** The named queues of this process. */
export const queues: ReadonlyMap<string, Turns> = named

/** A client refused for overload may retry after this time. */
export const comeBackSeconds = 5

/**
 * A queue for work. Clients take turns, and work too large for the free capacity does not block later work. Work that waits too long is refused with
 * a retry time. A full queue refuses the new work, or the last work of the client with the most waiting work. Work marked `first` displaces work
 * that is not. A client that disconnects leaves the queue.
 */
export const turnsOf = ({ name, capacity, maxOfOne = Number.POSITIVE_INFINITY, maxWaiting = 200, timeoutMs = 10_000 }: Bounds): Turns => {
  const [spared, others] = [new Map<string, Waiting[]>(), new Map<string, Waiting[]>()]
  const ofOne = new Map<string, number>()
  let held = 0
  let waiting = 0
  let gone = 0

  const fits = ({ weight = 1, who }: Turn) => (held === 0 || held + weight <= capacity) && (ofOne.get(who) ?? 0) < maxOfOne
  const take = ({ weight = 1, who }: Turn) => {
    held += weight
    ofOne.set(who, (ofOne.get(who) ?? 0) + 1)
  }
  const leaveLine = (mine: Waiting) => {
    const lines = mine.first ? spared : others
    const line = lines.get(mine.who) ?? []
    line.splice(line.indexOf(mine), 1)
    waiting -= 1
    lines.delete(mine.who)
    // After its turn, a client moves behind all others.
    if (line.length > 0) lines.set(mine.who, line)
  }
  const next = (): Waiting | undefined => {
    for (const lines of [spared, others]) for (const [head] of lines.values()) if (head && fits(head)) return head
    return undefined
  }
  const give = ({ weight = 1, who }: Turn) => {
    held -= weight
    const left = (ofOne.get(who) ?? 1) - 1
    if (left === 0) ofOne.delete(who)
    else ofOne.set(who, left)
    for (let it = next(); it; it = next()) {
      leaveLine(it)
      take(it)
      it.begin()
    }
  }
  /**
   * Removes the last work of the client with the most waiting work, if this client would have less. For work marked `first`, removes it in any case.
   */
  const evictLast = ({ who, first }: Turn): boolean => {
    let longest: Waiting[] = []
    for (const line of others.values()) if (line.length >= longest.length) longest = line
    const last = longest.at(-1)
    if (!last || (!first && longest.length <= (others.get(who)?.length ?? 0) + 1)) return false
    last.end()
    return true
  }

  const itsTurn = (turn: Turn): Promise<void> => {
    const hangUp = hangUpSignal()
    if (hangUp?.aborted) return Promise.reject(hungUp())
    if (fits(turn)) {
      take(turn)
      return Promise.resolve()
    }
    if (waiting >= maxWaiting && !evictLast(turn)) return Promise.reject(new TransportFailure(503, comeBackSeconds))
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(late)
        hangUp?.removeEventListener('abort', leave)
      }
      const end = (why: Error = new TransportFailure(503, comeBackSeconds)) => {
        settle()
        leaveLine(mine)
        reject(why)
      }
      const leave = () => {
        gone += 1
        end(hungUp())
      }
      const late = setTimeout(() => end(), timeoutMs)
      hangUp?.addEventListener('abort', leave, { once: true })
      const begin = () => {
        settle()
        resolve()
      }
      const mine: Waiting = { ...turn, begin, end }
      const lines = turn.first ? spared : others
      lines.set(turn.who, [...(lines.get(turn.who) ?? []), mine])
      waiting += 1
    })
  }

  const inTurn = async <T>(turn: Turn, work: () => Promise<T>): Promise<T> => {
    await itsTurn(turn)
    try {
      return await work()
    } finally {
      give(turn)
    }
  }
  const turns: Turns = Object.assign(inTurn, { state: () => ({ capacity, held, waiting, hungUp: gone }) })
  if (name) named.set(name, turns)
  return turns
}

/** Documents are slow to generate, so only one of any kind is generated at a time. */
export const documentTurns = turnsOf({ name: 'papers', capacity: 1, timeoutMs: 20_000 })
