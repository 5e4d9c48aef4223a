import { Checkbox } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { Agreement } from './Agreement.tsx'

type Props = { form: Pick<Form<Record<'agreement', string>>, 'values' | 'errors' | 'set'> }

export function AgreementBox({ form }: Props) {
  return (
    <Checkbox
      checked={form.values.agreement === '1'}
      error={form.errors.agreement}
      onChange={({ target }) => form.set('agreement', target.checked ? '1' : '0')}
    >
      <Agreement />
    </Checkbox>
  )
}
