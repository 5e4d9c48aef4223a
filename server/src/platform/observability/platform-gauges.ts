import { query, getOne } from '../db/rows.ts'
import type { DatabaseGauges } from './database-gauges.ts'

type Work = {
  jobsWaiting: number
  jobsRunning: number
  jobsFailed: number
  jobOldest: number
  outboundWaiting: number
  outboundOldest: number
  mailUnsent: number
  mailOldest: number
  auditUnsealed: number
}

/** Work that waits. The age of a job counts from the moment at which it may run. */
const work: DatabaseGauges = {
  cachedSeconds: 10,
  gauges: [
    { name: 'plaza_jobs_waiting', help: 'Jobs that may run now and wait for a worker' },
    { name: 'plaza_jobs_running', help: 'Jobs that a worker runs' },
    { name: 'plaza_jobs_failed', help: 'Jobs that used up their retries' },
    { name: 'plaza_job_oldest_seconds', help: 'Seconds for which the oldest job waits for a worker' },
    { name: 'plaza_outbound_waiting', help: 'Outbound calls without an outcome' },
    { name: 'plaza_outbound_oldest_seconds', help: 'Age of the oldest outbound call without an outcome' },
    { name: 'plaza_mail_unsent', help: 'Emails that are not sent yet' },
    { name: 'plaza_mail_oldest_seconds', help: 'Age of the oldest email that is not sent yet' },
    { name: 'plaza_audit_unsealed', help: 'Rows of the audit log outside the hash chain, 10000 at most' },
  ],
  read: async (db) => {
    const found = await getOne<Work>(db)`select jobs.*, outbound.*, mail.*,
        (select count(*)::int from (select from platform.audit where id > coalesce((select max(to_id) from platform.audit_seal), 0) limit 10000) as unsealed)
          as "auditUnsealed"
      from (select count(*) filter (where is_available and run_at <= now())::int as "jobsWaiting",
          count(*) filter (where locked_at is not null)::int as "jobsRunning",
          count(*) filter (where attempts >= max_attempts and locked_at is null)::int as "jobsFailed",
          coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float8 as "jobOldest"
        from graphile_worker._private_jobs) as jobs,
      (select count(*)::int as "outboundWaiting", coalesce(extract(epoch from now() - min(made_at)), 0)::float8 as "outboundOldest"
        from platform.outbound_call where settled_at is null) as outbound,
      (select count(*)::int as "mailUnsent", coalesce(extract(epoch from now() - min(made_at)), 0)::float8 as "mailOldest"
        from platform.mail where sent_at is null) as mail`
    return [
      { name: 'plaza_jobs_waiting', value: found.jobsWaiting },
      { name: 'plaza_jobs_running', value: found.jobsRunning },
      { name: 'plaza_jobs_failed', value: found.jobsFailed },
      { name: 'plaza_job_oldest_seconds', value: found.jobOldest },
      { name: 'plaza_outbound_waiting', value: found.outboundWaiting },
      { name: 'plaza_outbound_oldest_seconds', value: found.outboundOldest },
      { name: 'plaza_mail_unsent', value: found.mailUnsent },
      { name: 'plaza_mail_oldest_seconds', value: found.mailOldest },
      { name: 'plaza_audit_unsealed', value: found.auditUnsealed },
    ]
  },
}

const server: DatabaseGauges = {
  cachedSeconds: 10,
  gauges: [
    { name: 'plaza_database_connections', help: 'Connections to the PostgreSQL server' },
    { name: 'plaza_database_connections_max', help: 'Most connections that the PostgreSQL server allows' },
  ],
  read: async (db) => {
    const found = await getOne<{ connections: number; most: number }>(db)`
      select (select count(*)::int from pg_stat_activity where datname is not null) as connections, current_setting('max_connections')::int as most`
    return [
      { name: 'plaza_database_connections', value: found.connections },
      { name: 'plaza_database_connections_max', value: found.most },
    ]
  },
}

const size: DatabaseGauges = {
  cachedSeconds: 60,
  gauges: [{ name: 'plaza_database_bytes', help: 'Size of the database' }],
  read: async (db) => {
    const found = await getOne<{ bytes: string }>(db)`select pg_database_size(current_database())::text as bytes`
    return [{ name: 'plaza_database_bytes', value: Number(found.bytes) }]
  },
}

type Replica = { replica: string; lag: number | null; bytes: number | null }

/** Only a role with `pg_monitor` sees the lag of replicas. Without the role, the replicas are counted and have no lag. */
const replicas: DatabaseGauges = {
  cachedSeconds: 10,
  gauges: [
    { name: 'plaza_replicas', help: 'Replicas connected to the PostgreSQL server' },
    { name: 'plaza_replication_lag_seconds', help: 'Time by which a replica applies changes late', label: 'replica' },
    { name: 'plaza_replication_lag_bytes', help: 'Write-ahead log that a replica has not applied yet', label: 'replica' },
  ],
  read: async (db) => {
    const found = await query<Replica>(db)`select coalesce(nullif(application_name, ''), 'unnamed') as replica,
        (case when replay_lsn is not null then coalesce(extract(epoch from replay_lag), 0) end)::float8 as lag,
        (case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) end)::float8 as bytes
      from pg_stat_replication`
    return [
      { name: 'plaza_replicas', value: found.length },
      ...found.flatMap(({ replica, lag, bytes }) => [
        ...(lag === null ? [] : [{ name: 'plaza_replication_lag_seconds' as const, label: replica, value: lag }]),
        ...(bytes === null ? [] : [{ name: 'plaza_replication_lag_bytes' as const, label: replica, value: bytes }]),
      ]),
    ]
  },
}

export const platformGauges: readonly DatabaseGauges[] = [work, server, size, replicas]
