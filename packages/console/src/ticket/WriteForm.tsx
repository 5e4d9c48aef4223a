import { longestTicketText } from '@plaza/contract'
import { Button, TextArea, toasts } from '@plaza/design'
import { randomToken } from '@plaza/values'
import { reasonWords, saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useTicketWords } from '@plaza/web/ticket'
import { type FormEvent, useRef, useState } from 'react'
import { Card } from '../pages/Card.tsx'

type Props = { label: string; send: (written: { text: string; idempotency_key: string }) => Promise<unknown>; begin?: string }

/**
 * Form for an answer or a follow-up message. The typed text stays until the mall has received it. The idempotency key makes repeated sends count
 * once.
 */
export function WriteForm({ label, send, begin = '' }: Props) {
  const words = useTicketWords()
  const { lang, words: app } = useReader()
  const [text, setText] = useState(begin)
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [key, setKey] = useState(randomToken)
  const area = useRef<HTMLTextAreaElement>(null)
  const type = (typed: string) => {
    setText(typed)
    setWrong(undefined)
    setKey(randomToken())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') {
      setWrong(reasonWords(lang, 'missing'))
      return area.current?.focus()
    }
    if (busy) return
    setBusy(true)
    try {
      await send({ text: text.trim(), idempotency_key: key })
      type('')
    } catch (error) {
      toasts.show(saidOf(error, app), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={label}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextArea
          ref={area}
          label={label}
          maxLength={longestTicketText}
          value={text}
          error={wrong}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" busy={busy}>
          {words.send}
        </Button>
      </form>
    </Card>
  )
}
