import type { MallLanguage, StaffRole } from '@plaza/contract'
import { Button, Checkbox, Sheet, TextField, toasts } from '@plaza/design'
import { isLanguage } from '@plaza/values'
import { useForm } from '@plaza/web/form'
import { useId } from 'react'
import { useSaveLanguage } from '../../../calls/settings.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { History } from '../../../parts/history/History.tsx'
import { useWords } from '../../../words/index.ts'
import { useLanguageWords } from './words/index.ts'
import styles from './Languages.module.css'

const sets: readonly StaffRole[] = ['owner']
type Props = { known: MallLanguage; onClose: () => void }

/** Form of a language: its name, whether shoppers can choose it, and its change log. */
export function LanguageSheet({ known, onClose }: Props) {
  const words = useLanguageWords()
  const { console: shared } = useWords()
  const formId = useId()
  const { mutateAsync: save } = useSaveLanguage()
  const { code, version, rank } = known
  const form = useForm({ name: known.name, enabled: known.enabled ? '1' : '0' }, async ({ name, enabled }) => {
    if (!isLanguage(code)) return
    await save({ code, name: name.trim(), enabled: enabled === '1' ? '1' : '0', rank: String(rank), version })
    toasts.show(words.saved)
    onClose()
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={known.name}
      closeLabel={shared.close}
      footer={
        <ForRoles roles={sets}>
          {(rests) => (
            <Button type="submit" form={formId} busy={form.busy} whyNot={rests}>
              {words.save}
            </Button>
          )}
        </ForRoles>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
        <TextField {...form.field('name')} label={words.name} maxLength={40} autoComplete="off" />
        <Checkbox
          checked={form.values.enabled === '1'}
          disabled={code === 'en'}
          onChange={({ target }) => form.set('enabled', target.checked ? '1' : '0')}
        >
          {words.offered}
        </Checkbox>
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
      <History kind="language" thing={code} onBack={onClose} />
    </Sheet>
  )
}
