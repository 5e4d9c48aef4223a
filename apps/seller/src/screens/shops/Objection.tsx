import { Card } from '@plaza/console'
import type { OwnSuspension } from '@plaza/contract'
import { Button, TextArea, toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useAppealSuspension } from '../../calls/shops.ts'
import { useSuspensionStatusWords } from './words/index.ts'
import styles from './Standing.module.css'

/** Form for the owner's appeal, which can be made once. Afterwards it shows the text of the appeal. */
export function Objection({ of: { appeal }, mayObject }: { of: OwnSuspension; mayObject: boolean }) {
  const words = useSuspensionStatusWords()
  const { lang } = useReader()
  if (appeal)
    return (
      <Card title={words.object}>
        <p className={styles.reason}>{appeal.text}</p>
        <p className={styles.quiet}>{words.saidAt(momentOf(appeal.at, lang))}</p>
      </Card>
    )
  return mayObject ? <ObjectionForm /> : null
}

function ObjectionForm() {
  const words = useSuspensionStatusWords()
  const { mutateAsync: appeal } = useAppealSuspension()
  const form = useForm({ text: '' }, async ({ text }, fail) => {
    if (text.trim().length < 3) return fail({ text: words.tooShort })
    await appeal({ text: text.trim() })
    toasts.show(words.sent)
  })
  return (
    <Card title={words.object}>
      <form noValidate aria-label={words.object} className={styles.form} onSubmit={form.submit}>
        <p className={styles.quiet}>{words.objectText}</p>
        <TextArea
          label={words.yourWords}
          rows={6}
          maxLength={2000}
          value={form.values.text}
          error={form.errors.text}
          onChange={({ target }) => form.set('text', target.value)}
        />
        {form.failure && <p role="alert">{form.failure}</p>}
        <div>
          <Button type="submit" busy={form.busy}>
            {words.send}
          </Button>
        </div>
      </form>
    </Card>
  )
}
