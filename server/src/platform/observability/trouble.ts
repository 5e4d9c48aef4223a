/** An error object. It may show that a host is unreachable, a write is impossible, or written data is not on the disk. */
type Fault = { code?: string; message?: string; syscall?: string; cause?: unknown; errors?: readonly unknown[] }

/** Node's error codes for an unreachable machine. */
const awayByNode = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'])
const fullByNode = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
/** SQLSTATEs of an unavailable database: connection errors, insufficient resources, shutdown or restart, statement or lock timeout. */
const awayBySqlState = /^(08...|53...|57P0[1-5]|57014|55P03)$/
/** SQLSTATEs for a PostgreSQL that cannot write: it is a standby or read-only, the disk is full, or the disk fails. */
const unwritable: Readonly<Record<string, string>> = {
  '25006': 'the database is read-only',
  '53100': 'the disk of the database is full',
  '58030': 'the disk of the database fails',
}
/** Matches messages of PostgreSQL before a session exists, and of its driver about a lost connection. */
const awayByMessage = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'not queryable',
    'the database system is',
    'is not currently accepting connections',
  ].join('|'),
)

const chain = function* (error: unknown): Generator<Fault> {
  if (typeof error !== 'object' || error === null) return
  const fault = error as Fault
  yield fault
  for (const each of fault.errors ?? []) yield* chain(each)
  if (fault.cause !== error) yield* chain(fault.cause)
}
const some = (error: unknown, is: (fault: Fault) => boolean): boolean => {
  for (const fault of chain(error)) if (is(fault)) return true
  return false
}

/** The reason why writes currently fail, if this error shows a reason. */
const whyUnwritable = (error: unknown): string | null => {
  for (const { code = '' } of chain(error)) {
    if (code in unwritable) return unwritable[code] ?? null
    if (fullByNode.has(code)) return 'the disk of the mall is full'
  }
  return null
}

/** True if the mall cannot act now but can later. The client then does not know whether the request was executed. */
export const isAway = (error: unknown): boolean =>
  whyUnwritable(error) !== null ||
  some(error, ({ code = '', message = '' }) => awayByNode.has(code) || awayBySqlState.test(code) || awayByMessage.test(message))

/** True if PostgreSQL or the local file store could not flush to the disk. Acknowledged data may be lost, and a retry would hide that. */
export const isFlushFault = (error: unknown): boolean =>
  some(error, ({ code = '', message = '', syscall }) => {
    if (syscall === 'fsync' || syscall === 'fdatasync') return true
    return /^(58|XX|53)/.test(code) && /^could not (fsync|fdatasync|flush)/.test(message)
  })

export type Trouble = {
  /** Records a write failure. Returns its reason if it was not reported yet. */ note: (error: unknown, at: Date) => string | null
  since: (at: Date) => string | null
}

/** The mall refuses new work for this long after the last failed write. */
const lastsMs = 10_000

/** Remembers that writes fail. Reads still succeed, so no other check would reveal the failure. */
export const watchTrouble = (): Trouble => {
  let last: { why: string; at: number } | null = null
  return {
    note: (error, at) => {
      const why = whyUnwritable(error)
      const isNews = why !== null && (last?.why !== why || at.getTime() - last.at >= lastsMs)
      if (why !== null) last = { why, at: at.getTime() }
      return isNews ? why : null
    },
    since: (at) => (last && at.getTime() - last.at < lastsMs ? last.why : null),
  }
}

/** Exit code for an input/output error, from `sysexits.h`. */
const exitCode = 74

/** Stops the process at once, because after a failed flush acknowledged data may be lost. */
export const stopAfterFlushFault = (error: unknown): void => {
  if (!isFlushFault(error)) return
  process.stderr.write(`Plaza stops: the disk did not keep a write (${(error as Error).message}).\n`)
  process.exit(exitCode)
}
