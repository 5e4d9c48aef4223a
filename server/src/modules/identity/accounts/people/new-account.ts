import type { Language } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { agree } from '../../../foundation/content/texts/index.ts'
import { insertCustomerOnce } from './customer-rows.ts'
import { newInvitationCode } from './invitation-code.ts'

type NewAccount = {
  fullName: string
  email: string
  passwordHash: string
  lang: Language
  currency: string
  invitedBy: string | null
  verified: boolean
  /** True if the form has no checkbox for the terms, or if the user checked it. */
  agreed: boolean
  demo: boolean
  now: Date
}

/** Creates an account. Returns null if the email address already has one. */
export const makeAccount = async (tx: Tx, { verified, agreed, now, ...account }: NewAccount): Promise<string | null> => {
  const id = await insertCustomerOnce(tx, {
    ...account,
    phone: '',
    invitationCode: newInvitationCode(),
    verifiedAt: verified ? now : null,
    madeAt: now,
    agreedAt: agreed ? now : null,
  })
  if (id && agreed) await agree(tx, id, now)
  if (id) await writeAudit(tx, { actor: `customer:${id}`, action: 'accounts.registered', subject: `customer:${id}` })
  return id
}
