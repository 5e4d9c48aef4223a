import type { BulkIndexer } from '../../server/src/modules/catalog/search/bulk/index.ts'

/** Task of a seed worker process, and its answer when done. */
export type Task =
  | { do: 'begin'; url: string; now: number }
  | { do: 'catalogue'; from: number; to: number }
  | { do: 'index'; products: number[]; bounds: number[] }
  | { do: 'words' }
export type Report = { words?: CountedWord[] }
export type CountedWord = ReturnType<BulkIndexer['words']>[number]

export type Crew = {
  /** Shares stretches of work out among the hands, each as it becomes free. */
  share: (tasks: readonly Task[], told: (done: number) => void) => Promise<void>
  words: () => Promise<CountedWord[]>
  leave: () => void
}
