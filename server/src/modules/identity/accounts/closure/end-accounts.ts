import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { endSessionsOf } from '../../../../platform/auth/sessions.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { dueToClose, forgetPerson, setDisabled } from './closing-rows.ts'
import { forgetOldCodes } from '../codes/codes.ts'
import { forgetOldDevices } from '../passwords/device-rows.ts'
import { customerById, lockCustomer } from '../people/customer-rows.ts'
import { sendEmail } from '../emails/send-letters.ts'
import { forgetOldTickets } from '../social-login/ticket-rows.ts'
import { unbindAll } from '../social-login/bound-rows.ts'

const endAllSessions = async (tx: Tx, personId: string, now: Date) => {
  await endSessionsOf(tx, { audience: 'customer', personId }, 'disabled', now)
  await endSessionsOf(tx, { audience: 'seller', personId }, 'disabled', now)
}

/** Closes the accounts whose closure date has passed. Accounts with a balance, an unfinished order or a shop are not closed. */
export const closeDueAccounts = async (kernel: Kernel): Promise<number> => {
  const { keepsOpen, unsettled } = kernel.people
  let closed = 0
  for (const id of await dueToClose(kernel.db, kernel.now())) {
    const waits = await Promise.all([...keepsOpen.values(), ...unsettled].map((isWaiting) => isWaiting(kernel.db, id)))
    if (waits.some(Boolean)) continue
    await transaction(kernel, async (tx) => {
      const now = kernel.now()
      const person = await lockCustomer(tx, id)
      if (!(await forgetPerson(tx, id, now))) return
      await unbindAll(tx, id)
      await endAllSessions(tx, id, now)
      await writeAudit(tx, { actor: 'system', action: 'accounts.closed', subject: `customer:${id}` })
      await sendEmail(kernel, tx, person, 'closed')
      closed += 1
    })
  }
  return closed
}

/** Disables an account for staff. The audit log records the reason and the operator, and the customer gets the reason by email. */
export const disableAccount = async (
  kernel: Kernel,
  tx: Tx,
  { id, actor, reason }: { id: string; actor: string; reason: string },
): Promise<boolean> => {
  if (!(await setDisabled(tx, id, true))) return false
  await endAllSessions(tx, id, kernel.now())
  await writeAudit(tx, { actor, action: 'accounts.disabled', subject: `customer:${id}`, details: { reason } })
  await sendEmail(kernel, tx, await customerById(tx, id), 'disabled', { reason })
  return true
}

export const enableAccount = async (
  kernel: Kernel,
  tx: Tx,
  { id, actor, reason }: { id: string; actor: string; reason: string },
): Promise<boolean> => {
  if (!(await setDisabled(tx, id, false))) return false
  await writeAudit(tx, { actor, action: 'accounts.enabled', subject: `customer:${id}`, details: { reason } })
  await sendEmail(kernel, tx, await customerById(tx, id), 'enabled', { reason })
  return true
}

export const accountsTimers = (kernel: Kernel): Timer[] => [
  {
    name: 'close-accounts',
    everyCron: '23 * * * *',
    do: async () => {
      await closeDueAccounts(kernel)
      await forgetOldCodes(kernel.db, kernel.now())
      await forgetOldTickets(kernel.db, kernel.now())
      await forgetOldDevices(kernel.db, kernel.now())
    },
  },
]
