import type { BulkIndexer } from '../../server/src/modules/catalog/search/bulk/index.ts'

/** A task for a worker process of the seed, and the worker's answer. */
export type Task =
  | { do: 'begin'; url: string; now: number }
  | { do: 'catalogue'; from: number; to: number }
  | { do: 'index'; products: number[]; bounds: number[] }
  | { do: 'words' }
export type Report = { words?: CountedWord[] }
export type CountedWord = ReturnType<BulkIndexer['words']>[number]

export type Crew = {
  /** Distributes ranges of work to the workers, each as it becomes free. */
  share: (tasks: readonly Task[], onProgress: (done: number) => void) => Promise<void>
  words: () => Promise<CountedWord[]>
  leave: () => void
}
