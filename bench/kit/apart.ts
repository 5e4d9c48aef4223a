import type pg from 'pg'
import type { MallProcess } from './mall-process.ts'
import { ownCpuMs } from './processes.ts'

const answering = 'plaza answering'

/** What a second process of a mall is told that only answers: it does none of the work that others ordered. */
export const onlyAnswering = (database: string): Record<string, string> => ({
  ...{ DATABASE_URL: `${database}?application_name=${encodeURIComponent(answering)}` },
  ...{ DEMO: '1', DEMO_MONTHS: '0', JOBS: '0' },
})

/** CPU in ms that was spent so far: by a server with its part of the database, and by the server alone. */
export type Cpu = { all: number; server: number }

/** What those that only answer have spent, with what serves them in the database. */
export const spentAnswering = async (client: pg.Client, malls: readonly Pick<MallProcess, 'pid'>[]): Promise<Cpu> => {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [answering])
  const sum = (processes: readonly { pid: number }[]) => processes.reduce((all, { pid }) => all + ownCpuMs(pid), 0)
  const server = sum(malls)
  return { all: server + sum(rows), server }
}
