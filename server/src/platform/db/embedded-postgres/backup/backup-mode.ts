import { Client } from 'pg'
import { NoBackup } from './copy-files.ts'

/** The answers of PostgreSQL around a copy of its files. */
export type BackupMode = {
  startLsn: string
  stopLsn: string
  timeline: number
  startedAt: Date
  endedAt: Date
  /** Texts of the files `backup_label` and `tablespace_map` in the copy. */
  label: string
  tablespaces: string
  /** WAL segments between start and stop. The copy is not consistent without them. */
  segments: string[]
  postgres: string
  system: string
  isArchiving: boolean
}

/** Its name makes a second backup of the same cluster fail. */
const slot = 'plaza_backup'

/**
 * Puts a running cluster into backup mode, during which `copyCluster` may copy its files while they change. PostgreSQL holds the WAL back until
 * `copyWal` ends. A lost connection ends the backup mode, and the backup fails.
 */
export async function inBackupMode(
  adminUrl: string,
  { copyCluster, copyWal }: { copyCluster: () => Promise<void>; copyWal: (mode: BackupMode) => Promise<void> },
): Promise<BackupMode> {
  const client = new Client({ connectionString: adminUrl, application_name: 'plaza backup' })
  // A lost connection also fails the running query. Without this listener, the error would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await holdWal(client)
    const start = await ask<{ lsn: string; at: Date }>(
      client,
      "select pg_backup_start('plaza', fast => true)::text as lsn, clock_timestamp() as at",
    )
    await copyCluster()
    // The WAL is copied here, so the stop does not wait for the archive.
    const stop = await ask<{ lsn: string; label: string; map: string; at: Date }>(
      client,
      'select lsn::text, labelfile as label, spcmapfile as map, clock_timestamp() as at from pg_backup_stop(wait_for_archive => false)',
    )
    const about = await ask<{ postgres: string; system: string; bytes: string; archiving: boolean }>(
      client,
      `select current_setting('server_version') as postgres, (select system_identifier::text from pg_control_system()) as system,
         pg_size_bytes(current_setting('wal_segment_size'))::text as bytes, current_setting('archive_mode') <> 'off' as archiving`,
    )
    const timeline = Number(/^START TIMELINE: (\d+)$/m.exec(stop.label)?.[1])
    const mode: BackupMode = {
      startLsn: start.lsn,
      stopLsn: stop.lsn,
      timeline,
      startedAt: start.at,
      endedAt: stop.at,
      label: stop.label,
      tablespaces: stop.map,
      segments: segmentsBetween(timeline, start.lsn, stop.lsn, BigInt(about.bytes)),
      postgres: about.postgres.split(' ')[0] ?? '',
      system: about.system,
      isArchiving: about.archiving,
    }
    await copyWal(mode)
    return mode
  } finally {
    await client.end()
  }
}

/** A slot of this connection keeps PostgreSQL from removing WAL that the backup still needs. */
async function holdWal(client: Client): Promise<void> {
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]).catch((error: { code?: string }) => {
    throw error.code === '42710' ? new NoBackup('Another backup of this mall is running.') : error
  })
}

async function ask<Row extends object>(client: Client, text: string): Promise<Row> {
  const { rows } = await client.query<Row>(text)
  const [row] = rows
  if (!row) throw new Error('PostgreSQL did not answer')
  return row
}

const positionOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0')

/** Names of the WAL segments that hold the bytes from `start` up to, but not including, `stop`. */
export const segmentsBetween = (timeline: number, start: string, stop: string, bytes: bigint): string[] => {
  const inOneId = 0x1_0000_0000n / bytes
  const names: string[] = []
  for (let number = positionOf(start) / bytes; number <= (positionOf(stop) - 1n) / bytes; number++)
    names.push(`${hex(BigInt(timeline))}${hex(number / inOneId)}${hex(number % inOneId)}`)
  return names
}
