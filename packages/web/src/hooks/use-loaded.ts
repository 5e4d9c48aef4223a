import { useEffect, useState } from 'react'

type Loaded<T> = { part: T | undefined; failed: boolean }
const loadedBefore = new WeakMap<() => Promise<unknown>, unknown>()

/** A lazily loaded module, once it has loaded. The caller renders a fallback if loading fails. */
export const useLoaded = <T>(load: () => Promise<T>): Loaded<T> => {
  const [{ part, failed }, setLoaded] = useState<Loaded<T>>({ part: loadedBefore.get(load) as T | undefined, failed: false })
  useEffect(() => {
    if (part !== undefined) return
    let left = false
    load().then(
      (module) => {
        loadedBefore.set(load, module)
        if (!left) setLoaded({ part: module, failed: false })
      },
      () => !left && setLoaded({ part: undefined, failed: true }),
    )
    return () => {
      left = true
    }
  }, [load, part])
  return { part, failed }
}
