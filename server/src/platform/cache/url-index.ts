/** Cache keys by URL. Several URLs can share one response. Only URLs without unnecessary fields are recorded. */
export type AddressBook = { keyAt: (url: string) => string | undefined; note: (url: string, key: string) => void }

const maxAddresses = 20_000
const longest = 300

export const urlIndex = (most = maxAddresses): AddressBook => {
  const keys = new Map<string, string>()
  return {
    keyAt: (url) => keys.get(url),
    note: (url, key) => {
      if (url.length > longest || keys.has(url)) return
      for (const oldest of keys.keys()) {
        if (keys.size < most) break
        keys.delete(oldest)
      }
      keys.set(url, key)
    },
  }
}
