import { Button, Sheet, TextArea, TextField, toasts } from '@plaza/design'
import { reasonWords, useForm } from '@plaza/web/form'
import { lastMomentOf, useReader } from '@plaza/web/reading'
import { useId } from 'react'
import { useSuspendShop } from '../../calls/shops.ts'
import { useWords } from '../../words/index.ts'
import fields from '../../parts/tell/Rows.module.css'
import { useShopsWords } from './words/index.ts'

const shortest = { reason: 10, ground: 3, appeal: 3 } as const

/** Form for the statement of reasons for a suspension: events, legal ground, how to object, and the deadline for objections. */
export function SuspendSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useShopsWords()
  const { console: shared } = useWords()
  const { lang } = useReader()
  const formId = useId()
  const { mutateAsync: suspend } = useSuspendShop()
  const form = useForm({ reason: '', ground: '', appeal: words.objectionText, until: '' }, async ({ until, ...said }, fail) => {
    for (const name of ['reason', 'ground', 'appeal'] as const) {
      const typed = said[name].trim().length
      if (typed < shortest[name]) return fail({ [name]: reasonWords(lang, typed === 0 ? 'missing' : 'too_short') })
    }
    const day: string = until
    await suspend({ id, ...said, ...(day !== '' && { until: lastMomentOf(day) }) })
    toasts.show(words.done)
    onClose()
  })
  const area = (name: 'reason' | 'appeal', maxLength: number) => ({
    maxLength,
    value: form.values[name],
    error: form.errors[name],
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.suspend}
      closeLabel={shared.close}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" form={formId} look="danger" busy={form.busy}>
            {words.suspend}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={fields.fields} onSubmit={form.submit}>
        <p>{words.suspendText}</p>
        <TextArea label={words.reason} {...area('reason', 2000)} />
        <TextField {...form.field('ground')} label={words.ground} maxLength={300} />
        <TextArea label={words.objection} {...area('appeal', 500)} />
        <TextField {...form.field('until')} label={words.untilDay} note={words.optional} hint={words.untilHint} type="date" />
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
