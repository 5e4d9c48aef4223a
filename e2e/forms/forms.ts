import type { FormRow } from './form-row.ts'
import { shopForms } from './shop-forms.ts'
import { staffForms } from './staff-forms.ts'

/** Every form of the staff and of the shops, a row each. */
export const forms: readonly FormRow[] = [...staffForms, ...shopForms]
