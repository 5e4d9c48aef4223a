import { sealAudit } from '../src/platform/observability/audit/audit.ts'
import { getOne } from '../src/platform/db/rows.ts'
import type { Db } from '../src/platform/db/database.ts'
import { until } from './until.ts'

/**
 * Seals until every audit line is sealed. One call may seal nothing while transactions of other tests' databases are open, because PostgreSQL counts
 * all transactions of the cluster together.
 */
export const sealAll = (db: Db): Promise<void> =>
  until(async () => {
    await sealAudit(db)
    const { left } = await getOne<{ left: string }>(db)`
      select (select count(*) from platform.audit) - (select coalesce(sum(count), 0) from platform.audit_seal) as left`
    return Number(left) === 0
  })
