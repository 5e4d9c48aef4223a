import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How much more than is in use may lie about before it is collected, in percent. By itself V8 lets it become several times as much. */
const minGrowth = 40

/** Keeps the process small beside PostgreSQL: garbage is collected before the heap grows to several times its live size. */
export const collectSooner = (): void => setFlagsFromString(`--heap-growing-percent=${minGrowth}`)

/** Frees the memory that only the start needed; otherwise it would stay until as much was needed again. */
export const releaseMemory = (): void => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  // The room for what is new is only given back when it was found to be empty.
  collect()
  collect()
}
