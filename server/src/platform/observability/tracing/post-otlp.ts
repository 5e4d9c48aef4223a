import type { AssertOutsideTransaction } from '../../db/outside-transaction.ts'

/** Answer of the collector: it took all but `rejected` records; or the same batch may be sent again; or it never takes this batch. */
export type Answer = { taken: true; rejected: number } | { taken: false; again: boolean; reason: string }
export type PostBatch = (body: string) => Promise<Answer>

/** Statuses after which OTLP sends the same batch again. */
const passing = new Set([429, 502, 503, 504])
/** A collector's answer is short. A longer one is not read. */
const maxAnswerBytes = 64 * 1024

type PartialSuccess = { partialSuccess?: { rejectedSpans?: string | number; rejectedLogRecords?: string | number } }

const rejectedIn = async (answer: Response): Promise<number> => {
  if (Number(answer.headers.get('content-length') ?? Infinity) > maxAnswerBytes) {
    await answer.body?.cancel()
    return 0
  }
  try {
    const { partialSuccess: part } = (await answer.json()) as PartialSuccess
    return Number(part?.rejectedSpans ?? part?.rejectedLogRecords ?? 0) || 0
  } catch {
    return 0
  }
}

type Collector = {
  url: string
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  assertOutsideTransaction: AssertOutsideTransaction
}

/** Sends batches to a collector. It never throws, follows no redirect and ends after the timeout. */
export const postOtlp =
  ({ url, headers, timeoutMs, assertOutsideTransaction }: Collector): PostBatch =>
  async (body) => {
    try {
      assertOutsideTransaction('the collector')
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal,
      })
      if (answer.ok) return { taken: true, rejected: await rejectedIn(answer) }
      await answer.body?.cancel()
      return { taken: false, again: passing.has(answer.status), reason: `it answers ${answer.status}` }
    } catch (error) {
      const { name, cause } = error as { name?: string; cause?: { code?: string } }
      return { taken: false, again: true, reason: cause?.code ?? name ?? 'no answer' }
    }
  }
