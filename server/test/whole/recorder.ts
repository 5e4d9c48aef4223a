import { sql } from 'kysely'
import { query } from '../../src/platform/db/rows.ts'
import type { Act, Doer } from '../act.ts'
import { doAct } from '../everybodys-acts.ts'
import { jobsDone } from '../jobs-done.ts'
import { aliases, linesOf } from './normalise.ts'

type Marks = Record<'notice' | 'mail' | 'live', string>

/** An empty text matches every row. */
const every = ''

/**
 * Performs test actions one after another. For each it records the whole response and every resulting notification, email and live event. Random and
 * time-dependent values are replaced; all else is compared character by character.
 */
export const recorder = (begun: number) => {
  const alias = aliases()
  const lines: string[] = []
  const write = (value: unknown, path: string, rowsWith?: string) => {
    for (const line of linesOf(value, { alias, clock: { begun, now: Date.now() }, rowsWith }, path)) lines.push(`  ${line}`)
  }

  const marks = async ({ mall: { kernel } }: Doer): Promise<Marks> => {
    const [found] = await query<Marks>(kernel.db)`select (select coalesce(max(id), 0)::text from notifications.notice) as notice,
      (select coalesce(max(id), 0)::text from platform.mail) as mail, (select coalesce(max(id), 0)::text from platform.live_event) as live`
    if (!found) throw new Error('no marks')
    return found
  }
  const recordNotices = async ({ mall: { kernel } }: Doer, since: Marks) => {
    const rows = async (statement: ReturnType<typeof sql<{ row: unknown }>>) =>
      (await statement.execute(kernel.db)).rows.map(({ row }) => row)
    write(
      await rows(
        sql`select jsonb_set(to_jsonb(n) - 'id', '{customer_id}', to_jsonb(customer_id::text)) as row from notifications.notice n where id > ${since.notice} order by id`,
      ),
      'notice',
      every,
    )
    write(
      await rows(
        sql`select jsonb_build_object('to', recipient, 'subject', subject, 'text', (select jsonb_object_agg(lpad(at::text, 2, '0'), line) from unnest(string_to_array(body_text, E'\n')) with ordinality as each (line, at) where line <> '')) as row from platform.mail where id > ${since.mail} order by id`,
      ),
      'mail',
      every,
    )
    write(
      await rows(
        sql`select jsonb_build_object('to', audience, 'person_id', person_id::text, 'name', name, 'data', data) as row from platform.live_event where id > ${since.live} order by audience, person_id, name, id`,
      ),
      'live',
      every,
    )
  }

  /** Performs a test action and records its effects. The effects of its set-up are not recorded. */
  const take = async (doer: Doer, act: Act): Promise<number> => {
    await act.prepare?.(doer)
    await jobsDone(doer.mall.kernel)
    const since = await marks(doer)
    const { code, data } = await doAct(doer, act)
    // Letters are sent by jobs.
    await jobsDone(doer.mall.kernel)
    lines.push(`${act.name}: ${code}`)
    write(data, '', act.rowsWith)
    await recordNotices(doer, since)
    return code
  }
  return { take, text: () => `${lines.join('\n')}\n` }
}
