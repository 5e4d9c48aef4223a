/** Tells clients known for some time from new ones. */
type Regulars = { note: (address: string) => void; knows: (address: string) => boolean }

/** A client seen again after 20 s is not part of a burst. */
const newForMs = 20_000
/** A client absent for longer than this may be new again. After twice this time, it always is. */
const cachedMs = 15 * 60_000

/** Remembers client addresses, with new ones stored separately. So new addresses, in any number, evict no known address. */
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
