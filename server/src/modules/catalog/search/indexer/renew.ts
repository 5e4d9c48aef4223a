import { sql } from 'kysely'
import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { reindex } from './reindex.ts'
import { wordsVersion } from '../terms/terms.ts'

/** A running rebuild keeps updating `renewing_at`. After 30 minutes without an update the rebuild counts as crashed. */
const silent = '30 minutes'

const stillRenewing = async ({ db }: Kernel) => {
  await sql`update search.state set renewing_at = now()`.execute(db)
}

/** Rebuilds the index after the word rules have changed, in one process only. Searches use the old index until the rebuild ends. */
export const renewIndex = async (kernel: Kernel): Promise<boolean> => {
  const begun = await sql`update search.state set renewing_at = now()
    where words_version < ${wordsVersion} and (renewing_at is null or renewing_at < now() - ${silent}::interval)`.execute(kernel.db)
  if (!begun.numAffectedRows) return false
  await reindex(kernel, () => stillRenewing(kernel))
  return true
}

export const searchTimers = (kernel: Kernel): Timer[] => [
  { name: 'renew-search', everyCron: '*/5 * * * *', do: async () => void (await renewIndex(kernel)) },
]
