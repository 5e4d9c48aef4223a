import { makeKernel } from '../../app.ts'
import { readSettings } from '../../mall.ts'
import { needsSecret } from '../../platform/auth/keys.ts'
import { WrongSetting, type Environment } from '../../platform/environment.ts'
import { makeAssertOutsideTransaction } from '../../platform/db/outside-transaction.ts'
import { makeLog } from '../../platform/observability/log.ts'
import type { Kernel } from '../../platform/kernel.ts'
import { flagsIn, type Command } from '../command.ts'
import { openServerForCommand } from '../open-server.ts'
import { checkAudit, checkBackup, checkBooks, checkJobs, checkSecret, checkStaff } from './check-data.ts'
import { checkDatabase } from './check-database.ts'
import { checkClock, checkDisk } from './check-machine.ts'
import { checkMail, checkStorage } from './check-services.ts'
import { checkSettings } from './check-settings.ts'
import { fault, messageOf, type Diagnosis } from './diagnosis.ts'

const attempt = async (part: Diagnosis['part'], check: () => Promise<Diagnosis | Diagnosis[]>): Promise<Diagnosis[]> => {
  try {
    return [await check()].flat()
  } catch (error) {
    return [fault(part, `This part cannot be checked: ${messageOf(error)}`)]
  }
}

const checkMall = async (kernel: Kernel): Promise<Diagnosis[]> => [
  ...(await attempt('clock', () => checkClock(kernel))),
  ...(await attempt('secret', () => checkSecret(kernel))),
  ...(await attempt('files', () => checkStorage(kernel))),
  ...(await attempt('jobs', () => checkJobs(kernel))),
  ...(await attempt('staff', () => checkStaff(kernel))),
  ...(await attempt('books', () => checkBooks(kernel))),
  ...(await attempt('audit', () => checkAudit(kernel))),
]

/** Checks on a database. The data itself is checked only if the database is usable. */
const checkServer = async (environment: Environment): Promise<Diagnosis[]> => {
  const server = await openServerForCommand(environment).catch((error: unknown) => fault('database', messageOf(error)))
  if ('part' in server) return [server]
  try {
    const { diagnoses, usable } = await checkDatabase(server.url, environment)
    if (!usable) return diagnoses
    const kernel = makeKernel({ ...environment, poolSize: 2 }, server.url)
    try {
      return [...diagnoses, ...(await checkMall(kernel))]
    } finally {
      await kernel.database.close()
    }
  } finally {
    await server.stop()
  }
}

const examine = async (home: string): Promise<Diagnosis[]> => {
  let environment: Environment
  try {
    environment = readSettings(process.env, home)
  } catch (error) {
    if (error instanceof WrongSetting) return [fault('settings', error.message)]
    throw error
  }
  const diagnoses = checkSettings(environment, process.env)
  const mail = await checkMail(environment, makeAssertOutsideTransaction(makeLog('silent'), true))
  const backup = await checkBackup(environment, new Date())
  const disk = await checkDisk(environment.dataDir)
  if (needsSecret(environment))
    return [...diagnoses, fault('secret', 'SECRET_KEY is not set. It encrypts secrets and private files.'), disk]
  return [...diagnoses, ...(mail ? [mail] : []), ...(backup ? [backup] : []), disk, ...(await checkServer(environment))]
}

const signs = { ok: '✓', warning: '!', fault: '✗' } as const

const summaryOf = (diagnoses: readonly Diagnosis[]): string => {
  const count = (state: Diagnosis['state']) => diagnoses.filter((each) => each.state === state).length
  const [faults, warnings] = [count('fault'), count('warning')]
  if (faults + warnings === 0) return 'The mall is healthy.'
  return `${faults} ${faults === 1 ? 'fault' : 'faults'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`
}

/** Looks for misconfigurations and damage, while the mall runs or is stopped. */
export const doctorCommand: Command = {
  usage: 'doctor',
  purpose: 'look for faults in settings, database, files, mail, clock, disk, books and audit log',
  run: async (args, home) => {
    flagsIn(args)
    const diagnoses = await examine(home)
    for (const { part, state, text } of diagnoses) console.log(`${signs[state]} ${part.padEnd(8)}  ${text}`)
    console.log(summaryOf(diagnoses))
    return diagnoses.some(({ state }) => state === 'fault') ? 1 : 0
  },
}
