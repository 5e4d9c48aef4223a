import { saveMallSetting } from '@plaza/contract'
import { languages } from '@plaza/values'
import type { FormRow } from './form-row.ts'
import { changesIn } from './staff-screens.ts'

const screens = 'apps/operator/src/screens'

type Setting = { hash: string; label: string; sends?: readonly string[]; values?: FormRow['values'] }
const everySettingField = ['value', ...languages.map((lang) => `value_${lang}`), 'shares[].category_id', 'shares[].percent']
/** Test row for a setting. Kinds of settings differ only in their input control. */
const setting = (kind: string, { hash, label, sends = ['value'], values }: Setting): FormRow => ({
  name: `a setting that is ${kind}`,
  files: [`${screens}/settings/website/SettingSheet.tsx`, `${screens}/settings/website/SettingField.tsx`],
  open: ({ page }) => changesIn(page, hash, label),
  again: ({ page }) => changesIn(page, hash, label),
  submit: 'Save',
  sends: [saveMallSetting],
  restores: ({ page }) => changesIn(page, hash, label),
  once: true,
  ...(values && { values }),
  unsent: Object.fromEntries(
    everySettingField.filter((each) => !sends.includes(each)).map((each) => [each, 'belongs to a setting of another kind']),
  ),
})

/** One setting of each kind. */
export const settingForms: readonly FormRow[] = [
  setting('words', {
    hash: '#/website',
    label: 'Tagline',
    sends: ['value_en', 'value_zh', 'value_es', 'value_jp', 'value_th', 'value_zhtw'],
  }),
  setting('an address', {
    hash: '#/website',
    label: 'External customer service link',
    values: { '*': (n) => `https://plaza.example/forms/${n}` },
  }),
  setting('a hue', { hash: '#/website', label: 'Brand hue' }),
  setting('a picture', { hash: '#/website', label: 'Logo' }),
  setting('a number', {
    hash: '#/limits',
    label: 'Maximum favourites per person',
    values: { 'Maximum favourites per person': (n) => String(500 + n) },
  }),
  setting('a sum', { hash: '#/limits', label: 'Maximum reward per invited person' }),
  setting('a percentage', { hash: '#/limits', label: 'Invitation reward, percent of the first order' }),
  setting('a switch', { hash: '#/limits', label: 'Allow free products' }),
  setting('a choice', { hash: '#/limits', label: 'Customers can transfer to', values: { 'Customers can transfer to': () => 'own' } }),
  setting('a time zone', { hash: '#/website', label: 'Time zone', values: { 'Time zone': () => 'Etc/UTC' } }),
  setting('shares', {
    hash: '#/limits',
    label: 'Commission by category',
    sends: ['shares[].category_id', 'shares[].percent'],
    values: { '*': (n) => ((n / 4) % 50).toFixed(2) },
  }),
]
