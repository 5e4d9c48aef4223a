import { useReplyToTicket } from '@plaza/client'
import { longestTicketText, maxTicketPictures } from '@plaza/contract'
import { Button, TextArea } from '@plaza/design'
import { reasonWords } from '@plaza/web/form'
import { useTicketWords } from '@plaza/web/ticket'
import { type FormEvent, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { PictureField } from '../../parts/pictures/PictureField.tsx'
import styles from './Tickets.module.css'
import { useWriting } from './use-writing.ts'

/** Reply form. The text remains until the server has accepted it. */
export function ReplyForm({ id }: { id: string }) {
  const [sent, setSent] = useState(0)
  return <Reply key={sent} id={id} onSent={() => setSent(sent + 1)} />
}

function Reply({ id, onSent }: { id: string; onSent: () => void }) {
  const words = useTicketWords()
  const { lang } = useReader()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<{ text?: string; pictures?: string }>({})
  const { mutateAsync: reply, isPending } = useReplyToTicket()
  const { uploads, send } = useWriting(`ticket-${id}`)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const faults = {
      ...(text.trim() === '' && { text: reasonWords(lang, 'missing') }),
      ...(uploads.busy && { pictures: words.picturesSending }),
    }
    setWrong(faults)
    if (Object.keys(faults).length > 0 || isPending) return
    if (await send({ id, text: text.trim() }, reply)) onSent()
  }
  return (
    <form noValidate className={`${styles.card} ${styles.ask}`} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={words.reply}
        maxLength={longestTicketText}
        value={text}
        error={wrong.text}
        onChange={({ target }) => {
          setText(target.value)
          setWrong({})
        }}
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
