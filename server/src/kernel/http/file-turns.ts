import { TransportFailure } from './envelope.ts'

type Turn = { bytes: number; who: string }
type Waiting = Turn & { begin: () => void }
export type FileTurns = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

/**
 * Files are held in memory from their first byte until they are kept. Together they have a budget, and one person has a few at a time; whoever comes beyond
 * that waits unread, and after a while is told to come again.
 */
export const fileTurns = ({ budgetBytes = 64 * 1024 * 1024, mostOfOne = 3, mostWaiting = 200, patienceMs = 20_000 } = {}): FileTurns => {
  const waiting: Waiting[] = []
  const ofOne = new Map<string, number>()
  let held = 0

  const fits = ({ bytes, who }: Turn) => held + bytes <= budgetBytes && (ofOne.get(who) ?? 0) < mostOfOne
  const take = ({ bytes, who }: Turn) => {
    held += bytes
    ofOne.set(who, (ofOne.get(who) ?? 0) + 1)
  }
  const give = ({ bytes, who }: Turn) => {
    held -= bytes
    const left = (ofOne.get(who) ?? 1) - 1
    if (left === 0) ofOne.delete(who)
    else ofOne.set(who, left)
    // Whoever cannot begin yet holds up nobody behind.
    for (let at = 0; at < waiting.length;) {
      const next = waiting[at]
      if (next && fits(next)) {
        waiting.splice(at, 1)
        take(next)
        next.begin()
      } else at += 1
    }
  }

  const itsTurn = (turn: Turn): Promise<void> => {
    if (fits(turn)) {
      take(turn)
      return Promise.resolve()
    }
    if (waiting.length >= mostWaiting) throw new TransportFailure(503, 5)
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(mine), 1)
        reject(new TransportFailure(503, 5))
      }, patienceMs)
      const begin = () => {
        clearTimeout(late)
        resolve()
      }
      const mine = { ...turn, begin }
      waiting.push(mine)
    })
  }

  return async (turn, work) => {
    await itsTurn(turn)
    try {
      return await work()
    } finally {
      give(turn)
    }
  }
}
