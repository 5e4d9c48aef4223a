import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Kernel } from '../kernel.ts'
import type { ChannelHandler } from '../db/listen.ts'
import type { RateLimitMessage } from './rate-limit.ts'

const channel = 'plaza_calls'
const intervalMs = 200

/** Processes exchange the counts of busy clients a few times a second, so that a limit holds across all processes. */
export const shareLimits = ({
  limits,
  db,
  log,
}: Pick<Kernel, 'limits' | 'db' | 'log'>): { channelHandler: ChannelHandler; stop: () => void } => {
  const self = randomBytes(9).toString('base64url')
  const publish = async () => {
    const news = limits.calls.publish()
    if (news.counts.length > 0) await sql`select pg_notify(${channel}, ${JSON.stringify({ from: self, ...news })})`.execute(db)
  }
  // If publishing fails, the other processes do not see these calls in this minute.
  const timer = setInterval(
    () => void publish().catch((error: unknown) => log.warn({ err: error }, 'could not publish call counts; will retry')),
    intervalMs,
  )
  timer.unref()
  const handle = (payload: string) => {
    const { from, ...news } = JSON.parse(payload) as RateLimitMessage & { from: string }
    if (from !== self) limits.calls.handle(news)
  }
  return { channelHandler: { channels: { [channel]: handle } }, stop: () => clearInterval(timer) }
}
