import type { Kernel } from '../kernel.ts'
import { query, getOne } from '../db/rows.ts'

export type Readiness = { problem: () => Promise<string | null>; leave: () => void }

/** The problem of a process whose database is away. */
export const noDatabase = 'the database does not answer'

const mustBe: Readonly<Record<string, string>> = { fsync: 'on', full_page_writes: 'on' }

/** Finds unsafe database settings. With such a setting, a crash of the machine loses acknowledged writes, so the process is not ready. */
const durabilityProblem = async (kernel: Kernel): Promise<string | null> => {
  const found = await query<{ name: string; setting: string }>(kernel.db)`
    select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')`
  const wrong = found.find(
    (row) => (mustBe[row.name] ?? row.setting) !== row.setting || (row.name === 'synchronous_commit' && row.setting === 'off'),
  )
  if (wrong) return `PostgreSQL runs with ${wrong.name}=${wrong.setting}`
  const unchecked = found.find((row) => row.name === 'data_checksums' && row.setting !== 'on')
  if (unchecked) kernel.log.warn('PostgreSQL runs without data checksums')
  return null
}

export const makeReadiness = (kernel: Kernel): Readiness => {
  let leaving = false
  let durable: string | null | undefined
  return {
    leave: () => {
      leaving = true
    },
    problem: async () => {
      if (leaving) return 'shutting down'
      try {
        const { readOnly } = await getOne<{ readOnly: boolean }>(kernel.db)`
          select current_setting('transaction_read_only')::boolean as "readOnly"`
        if (readOnly) return 'the database is read-only'
        durable ??= await durabilityProblem(kernel)
        return kernel.trouble.since(kernel.now()) ?? durable
      } catch {
        return noDatabase
      }
    },
  }
}
