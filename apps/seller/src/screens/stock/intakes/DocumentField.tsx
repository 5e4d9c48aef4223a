import { useUploadFile } from '@plaza/client/upload'
import { Button, FieldError, Icon, IconButton, IconFileText, IconTrash, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useRef, useState } from 'react'
import { useIntakeWords } from './words/index.ts'
import styles from '../Stock.module.css'

export type Sent = { id: string; name: string }
const most = 3

/** Papers of a delivery: each is sent as soon as it is chosen. */
export function DocumentField({
  sent,
  onChange,
  error,
}: {
  sent: readonly Sent[]
  onChange: (sent: readonly Sent[]) => void
  error: string | undefined
}) {
  const words = useIntakeWords()
  const { words: all } = useReader()
  const upload = useUploadFile()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const add = async (files: readonly File[]) => {
    setBusy(true)
    let now = sent
    for (const file of files.slice(0, most - sent.length))
      try {
        const { id } = await upload.mutateAsync({ purpose: 'certificate', file })
        now = [...now, { id, name: file.name }]
        onChange(now)
      } catch (failure) {
        toasts.show(saidOf(failure, all), 'error')
      }
    setBusy(false)
  }
  return (
    <fieldset className={styles.fields} aria-describedby="documents-error">
      <legend className="sr">{words.documents}</legend>
      <ul className={styles.lines}>
        {sent.map(({ id, name }) => (
          <li key={id} className={styles.line}>
            <Icon of={IconFileText} size={22} />
            <span>{name}</span>
            <IconButton label={words.remove(name)} onClick={() => onChange(sent.filter((each) => each.id !== id))}>
              <Icon of={IconTrash} size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {sent.length < most && (
        <div>
          <Button look="soft" size="small" busy={busy} onClick={() => input.current?.click()}>
            {words.addDocument}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            tabIndex={-1}
            aria-label={words.addDocument}
            className="sr"
            onChange={({ target }) => {
              void add([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </div>
      )}
      <p className={styles.quiet}>{words.documentHint}</p>
      <FieldError id="documents-error" error={error} />
    </fieldset>
  )
}
