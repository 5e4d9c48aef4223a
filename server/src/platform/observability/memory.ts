import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Maximum growth of the heap beyond its live size before a garbage collection, in percent. V8's default allows several times that size. */
const minGrowth = 40

/** Keeps the process small next to PostgreSQL: garbage is collected before the heap grows to several times its live size. */
export const collectSooner = (): void => setFlagsFromString(`--heap-growing-percent=${minGrowth}`)

/** Frees memory that only the start needed. Otherwise it would stay allocated for the life of the process. */
export const releaseMemory = (): void => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  // V8 returns the memory of the young generation only when a collection finds it empty, so this code collects twice.
  collect()
  collect()
}
