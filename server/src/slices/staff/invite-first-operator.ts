import { createHash, randomBytes } from 'node:crypto'
import { writeAudit } from '../../kernel/audit/audit.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { transact } from '../../kernel/transact.ts'
import { hasOperator, replaceInvitation } from './operator-rows.ts'

const lifeHours = 24

/** While nobody runs the mall yet: a link, good once and for a day, that makes its first operator. Null when somebody does. */
export const inviteFirstOperator = (kernel: Kernel): Promise<string | null> =>
  transact(kernel, async (tx) => {
    if (await hasOperator(tx)) return null
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(kernel.now().getTime() + lifeHours * 3_600_000)
    await replaceInvitation(tx, createHash('sha256').update(token).digest(), 'owner', expiresAt)
    await writeAudit(tx, { actor: 'system', action: 'staff.first_operator_invited', subject: 'staff.invitation' })
    const { protocol, host } = new URL(kernel.environment.publicUrl)
    return `${protocol}//operator.${host}/#/welcome?token=${token}`
  })
