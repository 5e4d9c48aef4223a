import type { Language } from '@plaza/values'
import { writeAudit } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertCustomerOnce } from './customer-rows.ts'
import { newInvitationCode } from './invitation-code.ts'

export type NewAccount = {
  fullName: string
  email: string
  passwordHash: string
  lang: Language
  currency: string
  invitedBy: string | null
  verified: boolean
  demo: boolean
  now: Date
}

/** Null when the e-mail has an account already. Its owner has agreed to the terms, or would not be here. */
export const makeAccount = async (tx: Tx, { verified, now, ...account }: NewAccount): Promise<string | null> => {
  const id = await insertCustomerOnce(tx, {
    ...account,
    phone: '',
    invitationCode: newInvitationCode(),
    verifiedAt: verified ? now : null,
    madeAt: now,
    agreedAt: now,
  })
  if (id) await writeAudit(tx, { actor: `customer:${id}`, action: 'accounts.registered', subject: `customer:${id}` })
  return id
}
