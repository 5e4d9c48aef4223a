import { type TicketTopic, longestSubject, longestTicketText, ticketTopics } from '@plaza/contract'
import { Button, Select, Sheet, TextArea, TextField, toasts } from '@plaza/design'
import { reasonWords, useForm, useOnceKey } from '@plaza/web/form'
import { go } from '@plaza/web/route'
import { useReader } from '@plaza/web/reading'
import { useTicketWords } from '@plaza/web/ticket'
import { useId } from 'react'
import { useAskSupportForShop } from '../../calls/support.ts'
import { hrefOf } from '../../paths.ts'
import { useWords } from '../../words/index.ts'

/** Opens a new ticket for the shop, then shows the ticket with the promised answer time. */
export function AskSheet({ onClose }: { onClose: () => void }) {
  const words = useTicketWords()
  const { lang } = useReader()
  const { console: shared } = useWords()
  const formId = useId()
  const keyFor = useOnceKey()
  const { mutateAsync: ask } = useAskSupportForShop()
  const form = useForm({ topic: 'selling', subject: '', text: '' }, async ({ topic: chosen, subject, text }, fail) => {
    const missing = reasonWords(lang, 'missing')
    const wrong = { ...(subject.trim() === '' && { subject: missing }), ...(text.trim() === '' && { text: missing }) }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    const topic: TicketTopic = ticketTopics.find((each) => each === chosen) ?? 'other'
    const fields = { topic, subject: subject.trim(), text: text.trim() }
    const { id } = await ask({ ...fields, idempotency_key: keyFor(fields) })
    toasts.show(words.sent)
    onClose()
    go(hrefOf('support', { id }))
  })
  return (
    <Sheet
      open
      size="narrow"
      onClose={onClose}
      title={words.ask}
      closeLabel={shared.close}
      footer={
        <Button wide type="submit" form={formId} busy={form.busy}>
          {words.send}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit}>
        <Select
          label={words.topic}
          value={form.values.topic}
          options={ticketTopics.map((value) => ({ value, label: words.topics[value] }))}
          onChange={({ target }) => form.set('topic', target.value)}
        />
        <TextField label={words.subject} maxLength={longestSubject} {...form.field('subject')} />
        <TextArea
          label={words.text}
          maxLength={longestTicketText}
          value={form.values.text}
          error={form.errors.text}
          onChange={({ target }) => form.set('text', target.value)}
        />
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
