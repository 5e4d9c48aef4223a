import pg from 'pg'
import { pendingMigrations } from '../../app.ts'
import type { Environment } from '../../platform/environment.ts'
import { whyUnusable } from '../../platform/db/server-version.ts'
import { fault, messageOf, ok, orOk, warning, type Diagnosis } from './diagnosis.ts'

type Facts = {
  version: number
  encoding: string
  readOnly: boolean
  fsync: string
  fullPageWrites: string
  synchronousCommit: string
  checksums: string
  maxConnections: number
  oldCollation: boolean
  isSuperuser: boolean
  mayCreate: boolean
  foreignTables: number
}

const factsOf = async (client: pg.Client): Promise<Facts> => {
  const { rows } = await client.query<Facts>(`select
    current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding,
    current_setting('transaction_read_only')::boolean as "readOnly",
    current_setting('fsync') as fsync,
    current_setting('full_page_writes') as "fullPageWrites",
    current_setting('synchronous_commit') as "synchronousCommit",
    current_setting('data_checksums') as checksums,
    current_setting('max_connections')::int as "maxConnections",
    (select datcollversion is distinct from pg_database_collation_actual_version(oid) from pg_database where datname = current_database())
      as "oldCollation",
    (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
    has_database_privilege(current_database(), 'create') as "mayCreate",
    (select count(*)::int from pg_class join pg_namespace as space on space.oid = relnamespace
      where space.nspname in ('platform', 'ledger', 'orders', 'accounts') and relkind in ('r', 'p')
        and not pg_has_role(relowner, 'usage')) as "foreignTables"`)
  const [facts] = rows
  if (!facts) throw new Error('the database returned no row')
  return facts
}

const durability = ({ fsync, fullPageWrites, synchronousCommit, checksums }: Facts): Diagnosis[] => {
  const diagnoses: Diagnosis[] = []
  if (fsync !== 'on') diagnoses.push(fault('database', 'fsync is off: a power cut destroys the database. Turn it on.'))
  if (fullPageWrites !== 'on') diagnoses.push(fault('database', 'full_page_writes is off: a power cut can destroy tables. Turn it on.'))
  if (synchronousCommit === 'off')
    diagnoses.push(fault('database', 'synchronous_commit is off: a power cut loses confirmed purchases. Turn it on.'))
  if (checksums !== 'on') diagnoses.push(warning('database', 'Data checksums are off: a damaged disk goes unnoticed. See pg_checksums.'))
  return diagnoses
}

const server = (facts: Facts, { poolSize, databaseUrl }: Environment): Diagnosis[] => {
  const diagnoses = durability(facts)
  const reason = whyUnusable(facts.version)
  if (reason) diagnoses.push(fault('database', reason))
  if (facts.encoding !== 'UTF8')
    diagnoses.push(fault('database', `The encoding is ${facts.encoding}. Make the database anew with the encoding UTF8.`))
  if (facts.readOnly) diagnoses.push(fault('database', 'The database is read-only, as a replica is. Point DATABASE_URL at the primary.'))
  if (facts.oldCollation)
    diagnoses.push(
      fault(
        'database',
        'The operating system sorts text differently now. Run REINDEX DATABASE, then ALTER DATABASE … REFRESH COLLATION VERSION.',
      ),
    )
  // Besides its pool, a process uses connections for events, jobs and outbound calls.
  const wanted = poolSize + 3
  if (databaseUrl !== null && wanted > facts.maxConnections)
    diagnoses.push(
      fault('database', `A process uses up to ${wanted} connections, but max_connections is ${facts.maxConnections}. Lower POOL_SIZE.`),
    )
  return diagnoses
}

const rights = ({ mayCreate, foreignTables, isSuperuser }: Facts, { databaseUrl }: Environment): Diagnosis[] => {
  const diagnoses: Diagnosis[] = []
  if (!mayCreate) diagnoses.push(fault('rights', 'The account may not create schemas. As a superuser: GRANT CREATE ON DATABASE … TO …'))
  if (foreignTables > 0)
    diagnoses.push(
      fault('rights', `${foreignTables} tables belong to another account, so migrations fail. As a superuser: REASSIGN OWNED BY … TO …`),
    )
  if (isSuperuser && databaseUrl !== null)
    diagnoses.push(warning('rights', 'The account is a superuser. The mall needs none: use an account that owns the database.'))
  return diagnoses
}

const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0

/** The mall sets its timeouts when it connects. A pooler may refuse or drop them. */
const connectAsMall = async (url: string): Promise<pg.Client | null> => {
  const client = new pg.Client({ connectionString: url, application_name: 'plaza doctor', options: '-c lock_timeout=4999' })
  client.on('error', () => {})
  return client.connect().then(
    () => client,
    () => null,
  )
}

/** Two open connections have the same server process only behind a pooler that shares it between transactions. */
const pooling = async (client: pg.Client, url: string): Promise<Diagnosis[]> => {
  const other = await connectAsMall(url)
  if (!other) return [transactionPooler]
  try {
    for (let time = 0; time < 3; time += 1) if ((await backendOf(client)) === (await backendOf(other))) return [transactionPooler]
    const { rows } = await other.query<{ lock_timeout: string }>('show lock_timeout')
    return rows[0]?.lock_timeout === '4999ms'
      ? []
      : [warning('database', 'The pooler drops start parameters: statements run without timeouts.')]
  } finally {
    await other.end()
  }
}
const transactionPooler = fault(
  'database',
  'DATABASE_URL leads to a pooler that shares connections between transactions. Point it at PostgreSQL, or use session pooling.',
)

const migrations = async (url: string): Promise<Diagnosis> => {
  try {
    const pending = await pendingMigrations(url)
    if (pending === null) return warning('database', 'The database is empty. The first start creates the tables.')
    return pending.length === 0
      ? ok('database', 'All migrations are applied.')
      : warning('database', `${pending.length} migrations are pending, from ${pending[0]}. The next start applies them.`)
  } catch (error) {
    return fault('database', messageOf(error))
  }
}

/** Connects without the start parameters of the mall's pool, because a pooler may refuse them. Null if the server cannot be reached. */
export const checkDatabase = async (url: string, environment: Environment): Promise<{ diagnoses: Diagnosis[]; usable: boolean }> => {
  const client = new pg.Client({ connectionString: url, application_name: 'plaza doctor', connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    return { diagnoses: [fault('database', `The database cannot be reached: ${messageOf(error)}`)], usable: false }
  }
  try {
    const facts = await factsOf(client)
    const found = [...server(facts, environment), ...(await pooling(client, url))]
    const migrated = await migrations(url)
    const diagnoses = [
      ...orOk(found, 'database', `PostgreSQL ${Math.floor(facts.version / 10_000)} answers, and a power cut loses no confirmed write.`),
      ...orOk(rights(facts, environment), 'rights', 'The account owns the tables and may migrate them.'),
      migrated,
    ]
    return { diagnoses, usable: migrated.state === 'ok' && !found.includes(transactionPooler) }
  } catch (error) {
    return { diagnoses: [fault('database', messageOf(error))], usable: false }
  } finally {
    await client.end()
  }
}
