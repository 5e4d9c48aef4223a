import { inviteFirstOperator, restoreLink } from '../modules/identity/staff/invitations/index.ts'
import { allOperators } from '../modules/identity/staff/operators/index.ts'
import type { Kernel } from '../platform/kernel.ts'
import { flagsIn, WrongUsage, type Command } from './command.ts'
import { withKernel } from './open-server.ts'

/**
 * Prints a link that creates the first operator of a mall. The link works once, for a day. The start does not print it, because other people may
 * read logs.
 */
const invite = async (kernel: Kernel): Promise<number> => {
  const link = await inviteFirstOperator(kernel)
  console.log(link ?? 'This mall already has an operator. Its owners can invite others in the console.')
  return link ? 0 : 1
}

/** Prints a link with which an owner without phone and recovery codes gets back in. The audit log records the link and its use. */
const rescue = async (kernel: Kernel, [email = '']: readonly string[]): Promise<number> => {
  const link = await restoreLink(kernel, email)
  console.log(link ?? `No active owner has the e-mail address "${email}". To see the staff: plaza operator list`)
  return link ? 0 : 1
}

const list = async ({ db }: Kernel): Promise<number> => {
  const operators = await allOperators(db)
  if (operators.length === 0) console.log('This mall has no operator yet. To get a link that creates the first one: plaza operator invite')
  for (const { email, role, status, fullName } of operators) console.log(`${email}  ${role}  ${status}  ${fullName}`)
  return 0
}

type Task = { run: (kernel: Kernel, args: readonly string[]) => Promise<number>; args: number }
const tasks: Readonly<Record<string, Task>> = {
  invite: { run: invite, args: 0 },
  rescue: { run: rescue, args: 1 },
  list: { run: list, args: 0 },
}

export const operatorCommand: Command = {
  usage: 'operator invite | operator rescue EMAIL | operator list',
  purpose: 'print the link of the first operator, or of an owner who lost the second factor; list the staff',
  run: async ([name = '', ...args], home) => {
    const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
    if (!task) throw new WrongUsage('The tasks of operator are invite, rescue and list.')
    flagsIn(args.slice(task.args))
    if (args.length < task.args) throw new WrongUsage('The rescue needs the e-mail address of the owner.')
    return withKernel(home, (kernel) => task.run(kernel, args))
  },
}
