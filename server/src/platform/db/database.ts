import type { EventEmitter } from 'node:events'
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { pipeliningPool } from './pipelining.ts'

/** Reads take a `Db`; writes take a `Tx`, which only `transaction` hands out. */
export type Db = Kysely<object>
declare const written: unique symbol
export type Tx = Transaction<object> & { readonly [written]: true }

type DatabaseOptions = {
  url: string
  poolSize: number
  timeoutMs?: number
  preparedStatements: boolean
  applicationName?: string
  /** Called before a connection is taken from the pool. If it throws, the caller gets the error. */
  onTake?: () => void
  /** Called with every error that PostgreSQL reports, in jobs, listeners and requests. */
  onFault?: (error: unknown) => void
  /** Wraps the pool that statements use. */
  wrapPool?: ((pool: PostgresPool) => PostgresPool) | undefined
}
export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

/** Statements are short and frequent: JIT compilation or parallel workers would cost more than the statement itself. */
const plain = '-c jit=off -c max_parallel_workers_per_gather=0'
const limits = `-c lock_timeout=5000 -c statement_timeout=8000 -c idle_in_transaction_session_timeout=5000 ${plain}`

export const openDatabase = (options: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: options.timeoutMs ?? 2000,
    // Without a minimum, the first requests after a quiet minute would wait for new connections.
    min: options.poolSize,
    // `keepAlive`: gateways forget connections that are silent for long. `pipeline`: a statement is sent without waiting for the previous answer.
    pipeline: options.preparedStatements,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    application_name: options.applicationName ?? 'plaza',
    options: limits,
  })
  // Handles a dropped connection. The running query fails by itself, and the next query opens another connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const { connection } = client as unknown as { connection: EventEmitter }
    if (options.onFault) connection.on('errorMessage', options.onFault)
  })
  const plainPool = options.preparedStatements ? pipeliningPool(pool) : pool
  const taken = options.wrapPool?.(plainPool) ?? plainPool
  const watched: PostgresPool = {
    connect: async () => {
      options.onTake?.()
      return taken.connect()
    },
    end: () => taken.end(),
  }
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: watched }) })
  return { db, pool, close: () => db.destroy() }
}

/** Opens all connections of the pool in advance. Opening connections during a burst of requests would delay the whole burst. */
export const openAhead = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  const opened: pg.PoolClient[] = []
  try {
    while (pool.totalCount < pool.options.max) opened.push(await pool.connect())
  } catch {
    // A connection that cannot be opened is no error here. A later query that needs the connection gets the error.
  } finally {
    for (const client of opened) client.release()
  }
}
