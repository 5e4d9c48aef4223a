import { useEffect, useState } from 'react'

type Loaded<T> = { part: T | undefined; failed: boolean }
const loadedBefore = new WeakMap<() => Promise<unknown>, unknown>()

/** A part with a file of its own, once it is there. What stands in for it when it does not come is for the caller to say. */
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
