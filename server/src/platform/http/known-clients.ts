/** Distinguishes clients seen before from new clients. */
type Regulars = { note: (address: string) => void; knows: (address: string) => boolean }

/** A client seen again after 20 s counts as known, because it is not part of a burst. */
const newForMs = 20_000
/** A client absent for longer than this may count as new again. After twice this time it always does. */
const cachedMs = 15 * 60_000

/** Remembers client addresses. New addresses are stored separately, so that any number of them evicts no known address. */
export const regulars = (most = 20_000, now: () => number = Date.now): Regulars => {
  let [these, before] = [new Set<string>(), new Set<string>()]
  let turnsAt = now() + cachedMs
  const newcomers = new Map<string, number>()
  const keep = (address: string) => {
    if (these.size < most) these.add(address)
  }
  return {
    note: (address) => {
      const at = now()
      if (at > turnsAt) {
        ;[these, before] = [new Set(), these]
        turnsAt = at + cachedMs
      }
      if (these.has(address)) return
      const since = newcomers.get(address)
      if (before.has(address)) keep(address)
      else if (since === undefined) {
        newcomers.set(address, at)
        if (newcomers.size > most) newcomers.delete(newcomers.keys().next().value ?? '')
      } else if (at - since >= newForMs) {
        newcomers.delete(address)
        keep(address)
      }
    },
    knows: (address) => these.has(address) || before.has(address),
  }
}
