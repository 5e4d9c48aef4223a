import type { Generated } from 'kysely'
import type { Tx } from '../../kernel/database.ts'

type Tables = {
  'accounts.customer': {
    id: Generated<string>
    full_name: string
    email: string
    email_verified_at: Date | null
    phone: string
    password_hash: string
    lang: string
    currency: string
    invitation_code: string
    demo: boolean
    made_at: Date
  }
}
const tables = (tx: Tx) => tx.withTables<Tables>()

export type NewCustomer = {
  fullName: string
  email: string
  phone: string
  passwordHash: string
  lang: string
  currency: string
  invitationCode: string
  demo: boolean
  verifiedAt: Date | null
  madeAt: Date
}

export const insertCustomer = async (tx: Tx, customer: NewCustomer): Promise<string> => {
  const row = await tables(tx)
    .insertInto('accounts.customer')
    .values({
      full_name: customer.fullName,
      email: customer.email,
      email_verified_at: customer.verifiedAt,
      phone: customer.phone,
      password_hash: customer.passwordHash,
      lang: customer.lang,
      currency: customer.currency,
      invitation_code: customer.invitationCode,
      demo: customer.demo,
      made_at: customer.madeAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
