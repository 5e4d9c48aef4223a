import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { inRoot } from './mall-process.ts'

export type Load = {
  url: string
  /** Request paths. The next free connection takes the next path; after the last path the list starts over. */
  paths: readonly string[]
  amount: number
  connections: number
  headers?: Readonly<Record<string, string>>
  /** If true, failures are counted and do not stop the run. */
  mayFail?: boolean
}
export type Loaded = { answers: number; failures: number; seconds: number; p99Ms: number; problem: string }

let asker: ChildProcess | null = null

/** Sends the requests from a separate process, so that the CPU of sending is not added to a measured server. Returns the result. */
export const ask = async (load: Load): Promise<Loaded> => {
  asker ??= fork(inRoot('bench/kit/load-process.ts'), { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
  asker.ref()
  asker.channel?.ref()
  asker.send(load)
  const [result] = (await once(asker, 'message')) as [Loaded]
  asker.unref()
  asker.channel?.unref()
  if (result.failures > 0 && !load.mayFail)
    throw new Error(`${result.failures} of ${load.amount} requests to ${load.url}${load.paths[0] ?? ''} failed: ${result.problem}`)
  return result
}

process.once('exit', () => asker?.kill())
