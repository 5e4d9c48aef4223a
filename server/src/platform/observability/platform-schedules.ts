import { sql } from 'kysely'
import type { Timer } from '../jobs/jobs.ts'
import type { Kernel } from '../kernel.ts'
import { forgetRefusals } from './refusals/index.ts'
import { forgetLiveEvents, keptForMs } from '../events/live.ts'

/** What the kernel tidies by itself: what is over is thrown away after a while. */
export const houseTimers = ({ db }: Kernel): Timer[] => [
  {
    name: 'tidy-kernel',
    everyCron: '17 * * * *',
    do: async () => {
      await sql`delete from platform.idempotent_answer where made_at < now() - interval '7 days'`.execute(db)
      await sql`delete from platform.attempt where until < now() - interval '1 hour'`.execute(db)
      await sql`delete from platform.captcha_used where expires_at < now() - interval '1 hour'`.execute(db)
      await sql`delete from platform.mail where sent_at < now() - interval '7 days'`.execute(db)
      await sql`delete from platform.session where ends_at < now() - interval '30 days' or ended_at < now() - interval '30 days'`.execute(
        db,
      )
      await forgetRefusals(db)
      await sql`delete from platform.event where published_at < now() - interval '30 days'`.execute(db)
    },
  },
  {
    name: 'forget-live-events',
    everyCron: '*/5 * * * *',
    do: () => forgetLiveEvents(db, new Date(Date.now() - keptForMs)),
  },
]
