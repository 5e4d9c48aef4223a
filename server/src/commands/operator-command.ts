import { inviteFirstOperator } from '../modules/identity/staff/invitations/index.ts'
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

const list = async ({ db }: Kernel): Promise<number> => {
  const operators = await allOperators(db)
  if (operators.length === 0) console.log('This mall has no operator yet. To get a link that creates the first one: plaza operator invite')
  for (const { email, role, status, fullName } of operators) console.log(`${email}  ${role}  ${status}  ${fullName}`)
  return 0
}

const tasks: Readonly<Record<string, (kernel: Kernel) => Promise<number>>> = { invite, list }

export const operatorCommand: Command = {
  usage: 'operator invite | operator list',
  purpose: 'print the link that creates the first operator; list the staff',
  run: async ([task = '', ...flags], home) => {
    const work = Object.hasOwn(tasks, task) ? tasks[task] : undefined
    if (!work) throw new WrongUsage('The tasks of operator are invite and list.')
    flagsIn(flags)
    return withKernel(home, work)
  },
}
