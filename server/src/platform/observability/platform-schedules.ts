import { sql } from 'kysely'
import type { Timer } from '../jobs/jobs.ts'
import type { Kernel } from '../kernel.ts'
import { forgetRefusals } from './refusals/index.ts'
import { forgetLiveEvents, storedForMs } from '../events/live.ts'

/** Days for which an idempotency key finds its stored response. */
const answersRetentionDays = 7
const mailRetentionDays = 7
/** Days for which the user of an ended session learns that it ended. After that the token is unknown. */
const sessionsRetentionDays = 30
const eventsRetentionDays = 30

const before = (days: number) => sql`now() - make_interval(days => ${days}::int)`

/** Cleanup schedules of the platform, which delete expired rows. */
export const platformSchedules = ({ db }: Kernel): Timer[] => [
  {
    name: 'tidy-kernel',
    everyCron: '17 * * * *',
    do: async () => {
      await sql`delete from platform.idempotent_answer where made_at < ${before(answersRetentionDays)}`.execute(db)
      await sql`delete from platform.attempt where until < now() - interval '1 hour'`.execute(db)
      await sql`delete from platform.captcha_used where expires_at < now() - interval '1 hour'`.execute(db)
      await sql`delete from platform.mail where sent_at < ${before(mailRetentionDays)}`.execute(db)
      const oldest = before(sessionsRetentionDays)
      await sql`delete from platform.session where ends_at < ${oldest} or ended_at < ${oldest}`.execute(db)
      await forgetRefusals(db)
      await sql`delete from platform.event where published_at < ${before(eventsRetentionDays)}`.execute(db)
    },
  },
  {
    name: 'forget-live-events',
    everyCron: '*/5 * * * *',
    do: () => forgetLiveEvents(db, new Date(Date.now() - storedForMs)),
  },
]
