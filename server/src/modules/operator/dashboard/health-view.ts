import type { Health } from '@plaza/contract'
import { databaseFigures, jobFigures, mailFigures } from '../../../platform/observability/database-stats.ts'
import type { Kernel } from '../../../platform/kernel.ts'

/** Reads a key that no file has. The probe only tests whether the storage responds. */
const probe = 'health/probe.webp'

export const toHealthView = async ({ db, storage }: Pick<Kernel, 'db' | 'storage'>): Promise<Health> => {
  const [jobs, database, mail, isStored] = await Promise.all([
    jobFigures(db),
    databaseFigures(db),
    mailFigures(db),
    storage.get(probe).then(
      () => true,
      () => false,
    ),
  ])
  return {
    jobs: { ...jobs, failed: jobs.failed.map((job) => ({ ...job, since: job.since.toISOString() })) },
    database: {
      bytes: database.bytes,
      connections: database.connections,
      most_connections: database.maxConnections,
      version: database.version,
    },
    storage: { ok: isStored },
    mail: { waiting: mail.waiting, oldest: mail.oldest?.toISOString() ?? null, failed: mail.failed },
  }
}
