import { AsyncResource } from 'node:async_hooks'
import type { PostBatch } from './post-otlp.ts'
import type { QueueLimits } from './settings.ts'

type Options<T> = QueueLimits & {
  encode: (records: readonly T[]) => string
  post: PostBatch
  /** Called for each batch that the collector did not take. */
  onTrouble: (reason: string) => void
}
export type ExportQueue<T> = {
  /** Never waits and never throws. Drops the record if the queue is full. */
  add: (record: T) => void
  /** Number of records that never reached the collector. */
  dropped: () => number
  /** Sends what waits, for a short time at most. */
  stop: () => Promise<void>
}

/** Tries of a batch. After them it is dropped, so that newer records get their turn. */
const maxTries = 5
const longestPauseMs = 30_000
const stopWithinMs = 3000

/** Collects records and sends them in batches. One batch is on its way at a time; the records behind it wait in a bounded queue. */
export const exportQueue = <T>({ maxQueue, maxBatch, delayMs, encode, post, onTrouble }: Options<T>): ExportQueue<T> => {
  const waiting: T[] = []
  let held: { body: string; size: number; tries: number } | null = null
  let dropped = 0
  let timer: NodeJS.Timeout | null = null
  let sending: Promise<boolean> | null = null
  let stopped = false

  const drop = (count: number) => {
    dropped += count
    held = null
  }
  const nextBatch = () => {
    const records = waiting.splice(0, maxBatch)
    return { body: encode(records), size: records.length, tries: 0 }
  }
  /** Sends one batch. False if the collector did not take it. */
  const sendBatch = async (): Promise<boolean> => {
    held ??= nextBatch()
    const batch = held
    batch.tries += 1
    const answer = await post(batch.body)
    if (answer.taken) drop(answer.rejected)
    else if (!answer.again || batch.tries >= maxTries) drop(batch.size)
    if (!answer.taken) onTrouble(answer.reason)
    return answer.taken
  }
  const pauseMs = () => (held ? Math.min(longestPauseMs, Math.max(delayMs, 1000) * 2 ** (held.tries - 1)) : delayMs)
  // A timer keeps the async context of its start, which may be a transaction. The batch belongs to none.
  const sendOnItsOwn = AsyncResource.bind(() => void send())
  const wait = (ms: number) => {
    if (stopped || timer) return
    timer = setTimeout(() => {
      timer = null
      sendOnItsOwn()
    }, ms)
    timer.unref()
  }
  const send = async () => {
    if (sending || stopped) return
    do {
      sending = sendBatch()
    } while ((await sending) && waiting.length >= maxBatch && !stopped)
    sending = null
    if (held || waiting.length > 0) wait(pauseMs())
  }
  const drain = async () => {
    await sending
    while ((held || waiting.length > 0) && (await sendBatch()));
  }
  return {
    add: (record) => {
      if (stopped || waiting.length >= maxQueue) {
        dropped += 1
        return
      }
      waiting.push(record)
      if (sending || held) return
      if (waiting.length < maxBatch) return wait(delayMs)
      if (timer) clearTimeout(timer)
      timer = null
      wait(0)
    },
    dropped: () => dropped,
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      let over: NodeJS.Timeout | undefined
      const timeIsOver = new Promise<void>((resolve) => (over = setTimeout(resolve, stopWithinMs)))
      await Promise.race([drain(), timeIsOver])
      clearTimeout(over)
      dropped += waiting.splice(0).length + (held?.size ?? 0)
      held = null
    },
  }
}
