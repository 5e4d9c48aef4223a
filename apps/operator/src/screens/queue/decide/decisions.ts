import { type CaseDecision, applicationFields } from '@plaza/contract'
import { languages } from '@plaza/values'

const productFields = [
  ...['images', 'category_id', 'brand_id', 'skus', 'tax_rate', 'expires_at'],
  ...languages.flatMap((lang) => [`name_${lang}`, `short_description_${lang}`, `description_${lang}`]),
]
/** What can be asked for again by name, by the kind of case. */
export const fieldsToAsk: Readonly<Record<string, readonly string[]>> = { '100': applicationFields, '200': productFields }

/** Decisions that their owner is told the reason of. */
export const isRefusal = (decision: CaseDecision): boolean => decision === 'refuse' || decision === 'fail'
