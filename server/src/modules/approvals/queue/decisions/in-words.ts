import { type CaseKind, reasonInWords } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'

type DecisionReason = { kind: CaseKind; customerId: string; reason: string | null }

/** Resolves a template key to its text in the customer's language. Other text is returned unchanged. */
export const inWords = async (tx: Tx, { kind, customerId, reason }: DecisionReason): Promise<string | null> => {
  if (reason === null) return null
  return reasonInWords(kind, reason, (await customerById(tx, customerId)).lang) ?? reason
}
