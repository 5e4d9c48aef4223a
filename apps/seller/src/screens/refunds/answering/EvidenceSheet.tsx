import { maxRefundPictures } from '@plaza/contract'
import { Button, Sheet, TextArea, toasts } from '@plaza/design'
import { useForm, useOnceKey } from '@plaza/web/form'
import { useId } from 'react'
import { useAddShopRefundEvidence } from '../../../calls/refunds.ts'
import { FileField } from '../../../parts/files/FileField.tsx'
import { useFiles } from '../../../parts/files/use-files.ts'
import { useWords } from '../../../words/index.ts'
import { useRefundWords } from '../words/index.ts'
import styles from './AnswerSheet.module.css'

/** The shop's statement and pictures while staff review a refund request. The buyer also reads them. */
export function EvidenceSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useRefundWords()
  const { console: shared } = useWords()
  const formId = useId()
  const files = useFiles('refund', maxRefundPictures)
  const keyFor = useOnceKey()
  const { mutateAsync: add, reasonOf } = useAddShopRefundEvidence()
  const form = useForm({ note: '' }, async ({ note }, fail) => {
    if (files.busy) return fail({}, words.evidenceSending)
    const fields = { id, note, ...(files.sent.length > 0 && { images: files.sent.map((each) => each.id) }) }
    try {
      await add({ ...fields, idempotency_key: keyFor(fields) })
    } catch (failure) {
      if (reasonOf(failure) === 'not_possible') return fail({}, words.evidenceOver)
      throw failure
    }
    toasts.show(words.done.evidence)
    onClose()
  })
  return (
    <Sheet
      open
      size="narrow"
      onClose={onClose}
      title={words.ask.evidence.title}
      closeLabel={shared.close}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            {words.notYet}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {words.answers.evidence}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={form.submit}>
        <p>{words.ask.evidence.text}</p>
        <TextArea
          label={words.evidenceNote}
          maxLength={500}
          value={form.values.note}
          error={form.errors.note}
          onChange={({ target }) => form.set('note', target.value)}
        />
        <FileField files={files} words={words.evidenceFiles} />
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
