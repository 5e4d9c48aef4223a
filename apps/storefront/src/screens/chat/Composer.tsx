import { useUploadFile } from '@plaza/client'
import type { ChatCard } from '@plaza/contract'
import { Icon, IconButton, IconX, toasts } from '@plaza/design'
import { TalkComposer } from '@plaza/design/talk'
import { saidOf } from '@plaza/web/form'
import { useStore } from '@plaza/web/store'
import { newKey, outbox, useTalkWords } from '@plaza/web/talk'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { CardOf } from './CardOf.tsx'

type Props = { conversation: string; owner: string; about: ChatCard | null; most: number; topics: readonly string[] }

/** Message input. The browser stores each message until the server confirms it. */
export function Composer({ conversation, owner, about, most, topics }: Props) {
  const words = useTalkWords()
  const { words: mall } = useReader()
  const { owner: whose, drafts } = useStore(outbox)
  const [card, setCard] = useState(about)
  const { mutate: upload, isPending } = useUploadFile()
  const text = (whose === owner && drafts[conversation]) || ''
  const put = (more: { text?: string; image?: string; card?: { kind: ChatCard['kind']; id: string } }) =>
    outbox.put(owner, { key: newKey(), conversation, text: '', at: Date.now(), ...more })
  const sendCard = () => {
    if (card) put({ card: { kind: card.kind, id: card.id } })
    setCard(null)
  }
  const send = () => {
    sendCard()
    if (text.trim() !== '') put({ text: text.trim() })
    outbox.draft(owner, conversation, '')
  }
  const sendPicture = (file: File) =>
    upload(
      { file, purpose: 'chat' },
      {
        onSuccess: ({ id }) => {
          sendCard()
          put({ image: id })
        },
        onError: (error) => toasts.show(saidOf(error, mall), 'error'),
      },
    )
  return (
    <TalkComposer
      text={text}
      most={most}
      words={words}
      quick={topics}
      canSend={text.trim() !== '' || card !== null}
      onText={(typed) => outbox.draft(owner, conversation, typed)}
      onSend={send}
      onFile={sendPicture}
      attached={
        <>
          {isPending && <p role="status">{words.sendingPicture}</p>}
          {card && (
            <CardOf
              card={card}
              aside={
                <IconButton label={words.removeCard} onClick={() => setCard(null)}>
                  <Icon of={IconX} size={18} />
                </IconButton>
              }
            />
          )}
        </>
      }
    />
  )
}
