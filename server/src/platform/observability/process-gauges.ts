import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { lastBackup } from '../db/embedded-postgres/backup/index.ts'
import type { Hearing } from '../db/listen.ts'
import type { Environment } from '../environment.ts'
import { plazaVersion } from './version.ts'

type Watched = Pick<Environment, 'dataDir' | 'databaseUrl' | 'jobs'>

/** Gauges of this process and its disk. They need no database. */
export const watchProcess = (registry: Registry, { dataDir, databaseUrl, jobs }: Watched, news: { hearing: () => Hearing }): void => {
  /** A gauge has no value if `read` returns null. */
  const gauge = (name: string, help: string, read: () => number | null | Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read()
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  const disk = () => statfs(dataDir).catch(() => null)
  new Gauge({
    name: 'plaza_build_info',
    help: 'Always 1; the labels name the versions',
    labelNames: ['version', 'node'],
    registers: [registry],
  })
    .labels(plazaVersion, process.version)
    .set(1)
  gauge('plaza_runs_jobs', '1 if this process runs jobs (JOBS)', () => Number(jobs))
  gauge('plaza_listen_up', '1 if the connection that receives events is open', () => Number(news.hearing().isConnected))
  gauge(
    'plaza_listen_silent_seconds',
    'Seconds since the last event on the connection that receives events',
    () => news.hearing().silentMs / 1000,
  )
  gauge('plaza_disk_bytes', 'Size of the disk of DATA_DIR', async () => {
    const found = await disk()
    return found && found.blocks * found.bsize
  })
  gauge('plaza_disk_free_bytes', 'Free space on the disk of DATA_DIR', async () => {
    const found = await disk()
    return found && found.bavail * found.bsize
  })
  // A server of one's own has backups of its own, of which the mall knows nothing.
  if (databaseUrl !== null) return
  gauge('plaza_last_backup_seconds', 'Seconds since the last backup of the embedded database; infinite without a backup', async () => {
    const last = await lastBackup({ dataDir })
    return last ? (Date.now() - last.getTime()) / 1000 : Number.POSITIVE_INFINITY
  })
}
