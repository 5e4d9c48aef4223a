import { useUploadFile } from '@plaza/client'
import { toasts } from '@plaza/design'
import { TalkComposer } from '@plaza/design/talk'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useStore } from '@plaza/web/store'
import { newKey, outbox, useTalkWords } from '@plaza/web/talk'

type Props = { conversation: string; owner: string; most: number; replies: readonly string[] }

/** Adds messages to the browser's outbox, which stores them until the mall has received them. */
export function InboxComposer({ conversation, owner, most, replies }: Props) {
  const words = useTalkWords()
  const { words: app } = useReader()
  const { owner: whose, drafts } = useStore(outbox)
  const { mutate: upload, isPending } = useUploadFile()
  const text = (whose === owner && drafts[conversation]) || ''
  const send = () => {
    outbox.put(owner, { key: newKey(), conversation, text: text.trim(), at: Date.now() })
    outbox.draft(owner, conversation, '')
  }
  const sendPicture = (file: File) =>
    upload(
      { file, purpose: 'chat' },
      {
        onSuccess: ({ id }) => outbox.put(owner, { key: newKey(), conversation, text: '', image: id, at: Date.now() }),
        onError: (error) => toasts.show(saidOf(error, app), 'error'),
      },
    )
  return (
    <TalkComposer
      text={text}
      most={most}
      words={words}
      quick={text === '' ? replies : []}
      canSend={text.trim() !== ''}
      onText={(typed) => outbox.draft(owner, conversation, typed)}
      onSend={send}
      onFile={sendPicture}
      attached={isPending && <p role="status">{words.sendingPicture}</p>}
    />
  )
}
