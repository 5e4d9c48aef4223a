import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How much more than is in use may lie about before it is collected, in percent. By itself V8 lets it become several times as much. */
const minGrowth = 40

/** A process stays small beside PostgreSQL: what nobody needs any more is collected before it has grown to several times of what is needed. */
export const collectSooner = (): void => setFlagsFromString(`--heap-growing-percent=${minGrowth}`)

/** What was needed for the start alone is given back; otherwise it would stay until as much again was needed. */
export const releaseMemory = (): void => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  // The room for what is new is only given back when it was found to be empty.
  collect()
  collect()
}
