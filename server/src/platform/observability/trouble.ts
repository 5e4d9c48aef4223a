/** A host is unreachable, a write is impossible, or it is unknown whether the disk holds the written data. */
type Fault = { code?: string; message?: string; syscall?: string; cause?: unknown; errors?: readonly unknown[] }

/** Node's error codes for an unreachable machine. */
const awayByNode = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'])
const fullByNode = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
/** SQLSTATEs of an unavailable database: connection errors, insufficient resources, shutdown or restart, statement or lock timeout. */
const awayBySqlState = /^(08...|53...|57P0[1-5]|57014|55P03)$/
/** PostgreSQL cannot write: it is a standby or was set to read only, the disk is full, or the disk fails. */
const unwritable: Readonly<Record<string, string>> = {
  '25006': 'the database is read-only',
  '53100': 'the disk of the database is full',
  '58030': 'the disk of the database fails',
}
/** Messages of PostgreSQL before a session exists, and of its driver about a lost connection. */
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

/** The reason why writes fail for a while, if this error shows one. */
const whyUnwritable = (error: unknown): string | null => {
  for (const { code = '' } of chain(error)) {
    if (code in unwritable) return unwritable[code] ?? null
    if (fullByNode.has(code)) return 'the disk of the mall is full'
  }
  return null
}

/** The mall cannot act now and will be able to later: it is unknown whether the request was done. */
export const isAway = (error: unknown): boolean =>
  whyUnwritable(error) !== null ||
  some(error, ({ code = '', message = '' }) => awayByNode.has(code) || awayBySqlState.test(code) || awayByMessage.test(message))

/** PostgreSQL, or our own file store, could not flush to the disk: what was acknowledged may be lost, and a retry would hide it. */
export const isFlushFault = (error: unknown): boolean =>
  some(error, ({ code = '', message = '', syscall }) => {
    if (syscall === 'fsync' || syscall === 'fdatasync') return true
    return /^(58|XX|53)/.test(code) && /^could not (fsync|fdatasync|flush)/.test(message)
  })

export type Trouble = {
  /** Returns why writes fail, if that was not reported yet. */ note: (error: unknown, at: Date) => string | null
  since: (at: Date) => string | null
}

/** For so long after the last failed write the mall takes no new work. */
const lastsMs = 10_000

/** Remembers that writes fail: reads go on, so that nothing else would tell. */
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

/** Input/output error, as sysexits.h numbers it. */
const exitCode = 74

/** Stops the process at once: after a flush that failed nothing that it acknowledges can be relied on. */
export const stopAfterFlushFault = (error: unknown): void => {
  if (!isFlushFault(error)) return
  process.stderr.write(`Plaza stops: the disk did not keep a write (${(error as Error).message}).\n`)
  process.exit(exitCode)
}
