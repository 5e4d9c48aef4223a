import type pg from 'pg'
import { costOf, enterStaff, fillRecharges, openAdmin } from './kit/desks.ts'
import { runAlone, publish, type Figure } from './kit/figures.ts'
import { withMall } from './kit/mall-process.ts'

/** `CASES=10000 PEOPLE=100000` shortens the run. */
const open = Number(process.env['CASES'] ?? 100_000)
const people = Number(process.env['PEOPLE'] ?? 1_000_000)
const pages = ['', '?kind=500', '?kind=400', '?mine=1', '?state=decided', '?keyword=mali', '?keyword=5000017']

const searches = [
  '',
  '?state=disabled',
  '?keyword=person500017',
  '?keyword=person500017%40example.org',
  '?keyword=Ada',
  '?keyword=Vale700',
  '?keyword=0800500017',
  '?keyword=nobody+at+all',
]

/** Inserts accounts, every thousandth of them disabled. */
const fillPeople = async (admin: pg.Client, many: number): Promise<void> => {
  await admin.query(
    `insert into accounts.customer (full_name, email, phone, password_hash, invitation_code, status, made_at)
      select (array['Ada', 'Noor', 'Ines', 'Mali', 'Kenji'])[1 + n % 5] || ' Vale' || n % 1000, 'person' || n || '@example.org', '+660800' || lpad(n::text, 6, '0'),
        'none', 'bench' || n, case n % 1000 when 0 then 'disabled' else 'active' end, now() - n * interval '1 second'
      from generate_series(1, $1::int) n`,
    [many],
  )
  await admin.query('vacuum analyze accounts.customer')
}

/**
 * Measures the staff queue with a hundred thousand undecided cases of a million people. Covers its list by kind, by assigned operator and by word,
 * and the search of people.
 */
export const queue = (): Promise<Figure[]> =>
  withMall({}, async (mall, dataDir) => {
    const admin = await openAdmin(dataDir)
    try {
      await fillRecharges(admin, open)
      await fillPeople(admin, people)
      const headers = { 'access-token': await enterStaff(mall, 'operator_owner') }
      const figures: Figure[] = []
      const measure = async (what: string, path: string) => {
        const { all, server } = await costOf(mall, path, headers)
        const note = `server ${server.toFixed(2)}, database ${(all - server).toFixed(2)}`
        figures.push({ what, measured: all, unit: 'ms', aim: 30, better: 'less', note })
        publish(figures.slice(-1))
      }
      for (const page of pages) await measure(`the queue with ${open} open cases${page}`, `/api/operator/queue${page}`)
      for (const search of searches) await measure(`${people} people${search}`, `/api/operator/customers${search}`)
      return figures
    } finally {
      await admin.end()
    }
  })

await runAlone(import.meta.url, queue)
