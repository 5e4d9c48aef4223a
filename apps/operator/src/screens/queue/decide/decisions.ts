import { type Case, type CaseDecision, type StaffRole, applicationFields } from '@plaza/contract'
import { languages } from '@plaza/values'

const productFields = [
  ...['images', 'category_id', 'brand_id', 'skus', 'tax_rate', 'expires_at'],
  ...languages.flatMap((lang) => [`name_${lang}`, `short_description_${lang}`, `description_${lang}`]),
]
/** Names of the fields that staff can request again, by kind of case. */
export const fieldsToAsk: Readonly<Record<string, readonly string[]>> = { '100': applicationFields, '200': productFields }

/** Decisions whose reason the case's owner reads. */
export const isRefusal = (decision: CaseDecision): boolean => decision === 'refuse' || decision === 'fail'

/** Keyboard shortcut of each decision. */
export const keyOf: Readonly<Record<CaseDecision, string>> = {
  ...{ approve: 'a', pay: 'a', received: 'a' },
  ...{ refuse: 'r', fail: 'r' },
  need_more: 'm',
}

type Signing = Pick<Case, 'first_signature' | 'two_needed'>
/** Which of two signatures this decision is. Null if one person decides alone. */
export const signatureOf = ({ first_signature: first, two_needed: two }: Signing, decision: CaseDecision): 1 | 2 | null =>
  two.includes(decision) ? (first ? 2 : 1) : null

/** Roles that may decide this kind of case, shown to operators who may only read it. */
export const decidersOf = ({ kind, first_signature: first }: Case): readonly StaffRole[] => {
  if (kind === '400' || kind === '500') return first ? ['owner', 'finance', 'risk'] : ['owner', 'finance']
  return kind === '100' || kind === '200' || kind === '300' ? ['owner', 'catalogue'] : ['owner', 'support']
}
