import { WrongSetting } from '../platform/environment.ts'
import { plazaVersion } from '../platform/observability/version.ts'
import { printStartError } from '../print-startup.ts'
import { ledgerCommand } from './ledger-command.ts'
import { WrongUsage, type Command } from './command.ts'
import { doctorCommand } from './doctor/doctor-command.ts'
import { operatorCommand } from './operator-command.ts'
import { migrateCommand } from './migrate-command.ts'
import { configCommand } from './config-command.ts'
import { backupCommand } from './backup-command.ts'
import { restoreCommand } from './restore-command.ts'
import { exportCommand, importCommand } from './export-command.ts'
import { auditCommand } from './audit-command.ts'

type Commands = Readonly<Record<string, Command>>

const commands: Commands = {
  migrate: migrateCommand,
  doctor: doctorCommand,
  operator: operatorCommand,
  ledger: ledgerCommand,
  audit: auditCommand,
  config: configCommand,
  backup: backupCommand,
  restore: restoreCommand,
  export: exportCommand,
  import: importCommand,
}

const helpText = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  const lines = commands.map(({ usage, purpose }) => `  plaza ${usage.padEnd(width)}  ${purpose}`)
  return [`Commands of a Plaza mall (version ${plazaVersion}). They read the same settings as the mall.`, '', ...lines].join('\n')
}

const fail = (error: unknown, help: string): number => {
  if (error instanceof WrongUsage) {
    console.error(`${error.message}\n\n${help}`)
    return 2
  }
  printStartError(error)
  return error instanceof WrongSetting ? 2 : 1
}

/** Runs a command of the program, or one of `more`. Returns the exit code; null if the process goes on running. Errors are printed. */
export const runCommand = async (
  [name = 'start', ...args]: readonly string[],
  { home, more }: { home: string; more: Commands },
): Promise<number | null> => {
  const all: Commands = { ...more, ...commands }
  const help = helpText(Object.values(all))
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(help)
    return 0
  }
  if (name === 'version' || name === '--version') {
    console.log(plazaVersion)
    return 0
  }
  try {
    const command = Object.hasOwn(all, name) ? all[name] : undefined
    if (!command) throw new WrongUsage(`"${name}" is not a command.`)
    return await command.run(args, home)
  } catch (error) {
    return fail(error, help)
  }
}
