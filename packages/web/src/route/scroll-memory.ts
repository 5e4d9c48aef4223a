/** Storage key of the scroll positions, which are stored by history entry until the window closes. */
const storageKey = 'scroll'
const maxEntries = 100

const readAll = (): Record<string, number> => {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

export const rememberScroll = (entry: string): void => {
  try {
    const others = Object.entries(readAll()).filter(([known]) => known !== entry)
    window.sessionStorage.setItem(
      storageKey,
      JSON.stringify(Object.fromEntries([...others.slice(1 - maxEntries), [entry, Math.round(scrollY)]])),
    )
  } catch {
    // Without storage, each page starts at its top.
  }
}

export const recallScroll = (entry: string): number => readAll()[entry] ?? 0
