import { WrongSetting } from '../platform/environment.ts'
import { printStartError } from '../print-startup.ts'
import { ledgerCommand } from './ledger-command.ts'
import { WrongUsage, type Command } from './command.ts'
import { operatorCommand } from './operator-command.ts'
import { migrateCommand } from './migrate-command.ts'
import { configCommand } from './config-command.ts'
import { backupCommand } from './backup-command.ts'
import { restoreCommand } from './restore-command.ts'
import { exportCommand, importCommand } from './export-command.ts'
import { auditCommand } from './audit-command.ts'

type Start = (home: string) => Promise<void>

const startCommand = (startMall: Start): Command => ({
  usage: 'start',
  purpose: 'start the mall; also without any argument',
  run: async (args, home) => {
    if (args.length > 0) throw new WrongUsage('The start takes no arguments. Environment variables hold the settings.')
    await startMall(home)
    return null
  },
})

const commandsWith = (startMall: Start): Readonly<Record<string, Command>> => ({
  start: startCommand(startMall),
  migrate: migrateCommand,
  operator: operatorCommand,
  ledger: ledgerCommand,
  audit: auditCommand,
  config: configCommand,
  backup: backupCommand,
  restore: restoreCommand,
  export: exportCommand,
  import: importCommand,
})

const helpText = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  const lines = commands.map(({ usage, purpose }) => `  plaza ${usage.padEnd(width)}  ${purpose}`)
  return ['Commands of a Plaza mall. They read the same settings as the mall.', '', ...lines].join('\n')
}

const fail = (error: unknown, help: string): number => {
  if (error instanceof WrongUsage) {
    console.error(`${error.message}\n\n${help}`)
    return 2
  }
  printStartError(error)
  return error instanceof WrongSetting ? 2 : 1
}

/** Runs a command of the program. Returns the exit code; null if the process goes on running. Errors are printed. */
export const runCommand = async (
  [name = 'start', ...args]: readonly string[],
  { home, startMall }: { home: string; startMall: Start },
): Promise<number | null> => {
  const commands = commandsWith(startMall)
  const help = helpText(Object.values(commands))
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(help)
    return 0
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new WrongUsage(`"${name}" is not a command.`)
    return await command.run(args, home)
  } catch (error) {
    return fail(error, help)
  }
}
