import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import { IconPhoto, IconSend } from '../icons.ts'
import styles from './Talk.module.css'

type Words = { write: string; send: string; attach: string }
type Props = {
  text: string
  most: number
  words: Words
  /** Preview of the message's attachment. */
  attached?: ReactNode
  canSend: boolean
  onText: (text: string) => void
  onSend: () => void
  onFile?: (file: File) => void
  /** Prepared replies. */
  quick?: readonly string[]
}

/** Number of characters from which the counter is shown. */
const counterFrom = 100
const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Field for writing a message: Enter sends, Shift+Enter begins a new line. */
export function TalkComposer({ text, most, words, attached, canSend, onText, onSend, onFile, quick = [] }: Props) {
  const id = useId()
  const length = [...text].length
  const isTooLong = length > most
  const send = () => canSend && !isTooLong && onSend()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) onFile?.(file)
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {quick.length > 0 && (
        <div className={styles.quick}>
          {quick.map((each) => (
            <button key={each} type="button" dir="auto" className={styles.ready} onClick={() => onText(each)}>
              {each}
            </button>
          ))}
        </div>
      )}
      {attached}
      <div className={styles.row}>
        {onFile && (
          <label className={styles.attach} title={words.attach}>
            <Icon of={IconPhoto} size={22} />
            <input type="file" accept={pictureTypes} aria-label={words.attach} className={styles.file} onChange={choose} />
          </label>
        )}
        <textarea
          dir="auto"
          rows={1}
          value={text}
          aria-label={words.write}
          aria-invalid={isTooLong || undefined}
          aria-describedby={length >= counterFrom ? `${id}-count` : undefined}
          placeholder={words.write}
          className={styles.area}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
        />
        <IconButton type="submit" label={words.send} look="soft" disabled={!canSend || isTooLong}>
          <Icon of={IconSend} size={22} />
        </IconButton>
      </div>
      {length >= counterFrom && (
        <p id={`${id}-count`} className={styles.counter} data-full={isTooLong}>
          {length}/{most}
        </p>
      )}
    </form>
  )
}
