type Waiting<K, V> = { key: K; resolve: (value: V) => void; reject: (fault: unknown) => void }

/**
 * Batches the keys requested in the same turn of the event loop into one database round trip. No request joins a query that is already running, so
 * each request reads the state after it was made.
 */
export const gather = <K, V>(askAll: (keys: readonly K[]) => Promise<readonly V[]>): ((key: K) => Promise<V>) => {
  let waiting: Waiting<K, V>[] = []
  const leave = async () => {
    const leaving = waiting
    waiting = []
    try {
      const answers = await askAll(leaving.map(({ key }) => key))
      for (const [at, { resolve }] of leaving.entries()) resolve(answers[at] as V)
    } catch (fault) {
      for (const { reject } of leaving) reject(fault)
    }
  }
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ key, resolve, reject }) === 1) setImmediate(() => void leave())
    })
}
