import type pg from 'pg'
import type { MallProcess } from './mall-process.ts'
import { ownCpuMs } from './processes.ts'

const answering = 'plaza answering'

/** Environment of a second process of a mall that only answers requests: it runs no jobs. */
export const onlyAnswering = (database: string): Record<string, string> => ({
  ...{ DATABASE_URL: `${database}?application_name=${encodeURIComponent(answering)}` },
  ...{ DEMO: '1', DEMO_MONTHS: '0', JOBS: '0' },
})

/** CPU used so far, in ms: `all` is the server with its database connections, `server` the server alone. */
export type Cpu = { all: number; server: number }

/** CPU spent by the processes that only answer requests, with their PostgreSQL backends. */
export const spentAnswering = async (client: pg.Client, malls: readonly Pick<MallProcess, 'pid'>[]): Promise<Cpu> => {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [answering])
  const sum = (processes: readonly { pid: number }[]) => processes.reduce((all, { pid }) => all + ownCpuMs(pid), 0)
  const server = sum(malls)
  return { all: server + sum(rows), server }
}
