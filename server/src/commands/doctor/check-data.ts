import { contributions } from '../../mall.ts'
import { runLedgerChecks } from '../../modules/foundation/ledger/checks/index.ts'
import { allOperators } from '../../modules/identity/staff/operators/index.ts'
import { opensSecrets } from '../../modules/identity/staff/secrets/index.ts'
import { verifyAudit } from '../../platform/observability/audit/audit.ts'
import { getOne } from '../../platform/db/rows.ts'
import type { Kernel } from '../../platform/kernel.ts'
import { hourMs } from '@plaza/values'
import { lastBackup } from '../../platform/db/embedded-postgres/backup/index.ts'
import type { Environment } from '../../platform/environment.ts'
import { fault, ok, warning, type Diagnosis } from './diagnosis.ts'

const maxAgeHours = 48

/** Only `plaza backup` records its backups. Those of a server of the owner's own are unknown here. */
export const checkBackup = async ({ databaseUrl, dataDir, demo }: Environment, now: Date): Promise<Diagnosis | null> => {
  if (databaseUrl !== null) return null
  const last = await lastBackup({ dataDir })
  if (!last) return demo ? null : warning('backup', 'No backup was ever made. To make one: plaza backup FOLDER')
  const hours = Math.floor((now.getTime() - last.getTime()) / hourMs)
  return hours > maxAgeHours
    ? warning('backup', `The last backup is ${Math.floor(hours / 24)} days old. Schedule plaza backup.`)
    : ok('backup', `The last backup is of ${last.toISOString()}.`)
}

export const checkBooks = async (kernel: Kernel): Promise<Diagnosis> => {
  const { green, results } = await runLedgerChecks(kernel, contributions.checks)
  const red = results.filter(({ bad }) => bad > 0).map(({ invariant }) => invariant.replaceAll('_', ' '))
  return green ? ok('books', 'The books agree.') : fault('books', `The books do not agree: ${red.join(', ')}. See plaza ledger check.`)
}

export const checkAudit = async ({ db }: Kernel): Promise<Diagnosis> => {
  const { problems } = await verifyAudit(db)
  return problems.length === 0
    ? ok('audit', 'The chain of the audit log is intact.')
    : fault('audit', `The audit log was changed in ${problems.length} places. See plaza audit verify.`)
}

export const checkStaff = async ({ db }: Kernel): Promise<Diagnosis> => {
  const owners = (await allOperators(db)).filter(({ role, status }) => role === 'owner' && status === 'active')
  if (owners.length === 0) return fault('staff', 'The mall has no owner. To get a link that creates the first: plaza operator invite')
  return owners.length === 1
    ? warning('staff', 'The mall has one owner. A large payment needs a second person: invite one in the console.')
    : ok('staff', `The mall has ${owners.length} owners.`)
}

/** A wrong SECRET_KEY shows itself late: staff cannot sign in, and private files cannot be read. */
export const checkSecret = async ({ db, keys }: Kernel): Promise<Diagnosis> => {
  const opened = await opensSecrets(db, keys)
  if (opened === null) return ok('secret', 'The database holds no encrypted data yet.')
  return opened
    ? ok('secret', 'SECRET_KEY opens the encrypted data.')
    : fault('secret', 'SECRET_KEY is not the one that encrypted the data. Set the right one, or restore DATA_DIR/secret.key.')
}

const maxLateMinutes = 10
type Lateness = { late: number; dead: number; calls: number; letters: number }

const latenessOf = ({ db }: Kernel) => getOne<Lateness>(db)`select
  (select count(*)::int from graphile_worker._private_jobs
    where is_available and run_at < now() - make_interval(mins => ${maxLateMinutes})) as late,
  (select count(*)::int from graphile_worker._private_jobs where attempts >= max_attempts) as dead,
  (select count(*)::int from platform.outbound_call
    where settled_at is null and made_at < now() - make_interval(mins => ${maxLateMinutes})) as calls,
  (select count(*)::int from platform.mail where sent_at is null and failure is not null) as letters`

export const checkJobs = async (kernel: Kernel): Promise<Diagnosis[]> => {
  const { late, dead, calls, letters } = await latenessOf(kernel)
  const diagnoses: Diagnosis[] = []
  if (late > 0)
    diagnoses.push(warning('jobs', `${late} jobs wait for more than ${maxLateMinutes} minutes. At least one process must run with JOBS=1.`))
  if (dead > 0) diagnoses.push(fault('jobs', `${dead} jobs failed at every attempt. Staff can retry them on the screen Health.`))
  if (calls > 0) diagnoses.push(warning('jobs', `${calls} calls to other services wait for more than ${maxLateMinutes} minutes.`))
  if (letters > 0) diagnoses.push(warning('mail', `${letters} letters could not be sent yet.`))
  return diagnoses.length > 0 ? diagnoses : [ok('jobs', 'No job is late.')]
}
