import { useAskSupport } from '@plaza/client'
import { longestSubject, longestTicketText, maxTicketPictures, storefrontLinks, ticketTopics } from '@plaza/contract'
import { Button, Select, TextArea, TextField } from '@plaza/design'
import { reasonWords } from '@plaza/web/form'
import { goInstead } from '@plaza/web/route'
import { useTicketWords } from '@plaza/web/ticket'
import { type FormEvent, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { PictureField } from '../../parts/pictures/PictureField.tsx'
import styles from './Tickets.module.css'
import { useWriting } from './use-writing.ts'

type Wrong = { topic?: string; subject?: string; text?: string; pictures?: string }

/** Form for a new support ticket. Afterwards shows the ticket with its promised response time. */
export function AskForm() {
  const words = useTicketWords()
  const { lang } = useReader()
  const [typed, setTyped] = useState({ topic: '', subject: '', text: '' })
  const [wrong, setWrong] = useState<Wrong>({})
  const { mutateAsync: ask, isPending } = useAskSupport()
  const { uploads, send } = useWriting('ticket')
  const set = (name: keyof typeof typed, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }))
    setWrong(({ [name]: _mended, ...rest }) => rest)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const topic = ticketTopics.find((each) => each === typed.topic)
    const missing = reasonWords(lang, 'missing')
    const faults = {
      ...(!topic && { topic: missing }),
      ...(typed.subject.trim() === '' && { subject: missing }),
      ...(typed.text.trim() === '' && { text: missing }),
      ...(uploads.busy && { pictures: words.picturesSending }),
    }
    setWrong(faults)
    if (!topic || Object.keys(faults).length > 0 || isPending) return
    const made = await send({ topic, subject: typed.subject.trim(), text: typed.text.trim() }, ask)
    if (made) goInstead(storefrontLinks.ticket(made.id))
  }
  return (
    <form noValidate className={`${styles.blocks} ${styles.card} ${styles.ask}`} onSubmit={(event) => void submit(event)}>
      <Select
        label={words.topic}
        placeholder="–"
        value={typed.topic}
        error={wrong.topic}
        options={ticketTopics.map((value) => ({ value, label: words.topics[value] }))}
        onChange={({ target }) => set('topic', target.value)}
      />
      <TextField
        label={words.subject}
        maxLength={longestSubject}
        value={typed.subject}
        error={wrong.subject}
        onChange={({ target }) => set('subject', target.value)}
      />
      <TextArea
        label={words.text}
        maxLength={longestTicketText}
        value={typed.text}
        error={wrong.text}
        onChange={({ target }) => set('text', target.value)}
      />
      <PictureField uploads={uploads} label={words.pictures} most={maxTicketPictures} error={wrong.pictures} />
      <div className={styles.ways}>
        <Button type="submit" busy={isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
