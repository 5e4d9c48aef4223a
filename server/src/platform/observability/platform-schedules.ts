import { sql } from 'kysely'
import type { Timer } from '../jobs/jobs.ts'
import type { Kernel } from '../kernel.ts'
import { forgetRefusals } from './refusals/index.ts'
import { forgetLiveEvents, storedForMs } from '../events/live.ts'

/** An idempotency key finds its stored answer for this long. */
const answersKeptDays = 7
const mailKeptDays = 7
/** For this long, a token is told that its session ended; later the token is unknown. */
const sessionsKeptDays = 30
const eventsKeptDays = 30

const before = (days: number) => sql`now() - make_interval(days => ${days}::int)`

/** Cleanup schedules of the platform: expired rows are deleted after a while. */
export const houseTimers = ({ db }: Kernel): Timer[] => [
  {
    name: 'tidy-kernel',
    everyCron: '17 * * * *',
    do: async () => {
      await sql`delete from platform.idempotent_answer where made_at < ${before(answersKeptDays)}`.execute(db)
      await sql`delete from platform.attempt where until < now() - interval '1 hour'`.execute(db)
      await sql`delete from platform.captcha_used where expires_at < now() - interval '1 hour'`.execute(db)
      await sql`delete from platform.mail where sent_at < ${before(mailKeptDays)}`.execute(db)
      const oldest = before(sessionsKeptDays)
      await sql`delete from platform.session where ends_at < ${oldest} or ended_at < ${oldest}`.execute(db)
      await forgetRefusals(db)
      await sql`delete from platform.event where published_at < ${before(eventsKeptDays)}`.execute(db)
    },
  },
  {
    name: 'forget-live-events',
    everyCron: '*/5 * * * *',
    do: () => forgetLiveEvents(db, new Date(Date.now() - storedForMs)),
  },
]
