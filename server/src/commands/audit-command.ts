import { verifyAudit } from '../platform/observability/audit/audit.ts'
import { flagsIn, WrongUsage, type Command } from './command.ts'
import { withKernel } from './open-server.ts'

/** Checks the hash chain of the audit log. */
export const auditCommand: Command = {
  usage: 'audit verify',
  purpose: 'check that no row of the audit log was changed, added or removed',
  run: async ([task, ...flags], home) => {
    if (task !== 'verify') throw new WrongUsage('The audit log has one task: verify.')
    flagsIn(flags)
    return withKernel(home, async ({ db }) => {
      const { seals, head, unsealed, problems } = await verifyAudit(db)
      console.log(`${seals} seals, newest hash ${head || 'none yet'}`)
      if (unsealed > 0)
        console.log(`${unsealed} ${unsealed === 1 ? 'line is' : 'lines are'} not sealed yet: a change to them would go unnoticed.`)
      for (const { number, problem } of problems) console.error(`Seal ${number}: ${problem}.`)
      console.log(
        problems.length === 0
          ? 'The chain is intact.'
          : `The chain is broken in ${problems.length} ${problems.length === 1 ? 'place' : 'places'}.`,
      )
      return problems.length === 0 ? 0 : 1
    })
  },
}
