import type { FormRow } from './form-row.ts'
import { shopForms } from './shop-forms.ts'
import { staffForms } from './staff-forms.ts'
import { tradeForms } from './trade-forms.ts'
import { tradeStaffForms } from './trade-staff-forms.ts'

/** Every form of the operator and seller consoles, one row each. */
export const forms: readonly FormRow[] = [...staffForms, ...shopForms, ...tradeForms, ...tradeStaffForms]

const shell = (app: string, names: readonly string[]) => names.map((name) => `apps/${app}/src/shell/${name}.tsx`)
/** Source files of forms that one test fills together, keyed by the file of that test. */
export const stories: Readonly<Record<string, readonly string[]>> = {
  'members.spec.ts': [
    ...shell('operator', ['SignIn', 'Welcome']),
    ...shell('seller', ['Welcome', 'PasswordSignIn']),
    'apps/operator/src/screens/staff/own/OwnPassword.tsx',
    'apps/operator/src/screens/staff/own/OwnRecoveryCodes.tsx',
    'packages/console/src/index-page/SaveView.tsx',
    'packages/console/src/sign-in/CardForm.tsx',
  ],
  'decisions.spec.ts': ['DecisionForm', 'AskForMore', 'CountLines'].map((name) => `apps/operator/src/screens/queue/decide/${name}.tsx`),
}
