import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How far the heap may grow beyond its live size before a collection, in percent. V8's default lets it grow to several times that size. */
const minGrowth = 40

/** Keeps the process small beside PostgreSQL: garbage is collected before the heap grows to several times its live size. */
export const collectSooner = (): void => setFlagsFromString(`--heap-growing-percent=${minGrowth}`)

/** Frees the memory that only the start needed; otherwise it would stay until as much was needed again. */
export const releaseMemory = (): void => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  // V8 returns the memory of the young generation only when a collection finds it empty, so collect twice.
  collect()
  collect()
}
