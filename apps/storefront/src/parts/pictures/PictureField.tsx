import { Button, FieldError, Icon, IconButton, IconCheck, IconPhoto, IconPlus, IconRefresh, IconTrash, cx } from '@plaza/design'
import { type ChangeEvent, useId, useRef } from 'react'
import { acceptedTypes } from './file-fault.ts'
import type { Sent, Uploads } from './use-uploads.ts'
import { usePictureWords } from './words/index.ts'
import styles from './PictureField.module.css'

type Props = { uploads: Uploads; label: string; most: number; error?: string | undefined }

/** Picture field of a form: upload with preview, replace or remove. */
export function PictureField({ uploads, label, most, error }: Props) {
  const words = usePictureWords()
  const { pictures, fault } = uploads
  const id = useId()
  const wrong = error ?? (fault && (fault === 'tooMany' ? words.tooMany(most) : words[fault]))
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={styles.label}>{label}</legend>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => (
          <li key={picture.key}>
            <SentPicture picture={picture} number={at + 1} uploads={uploads} />
          </li>
        ))}
        {pictures.length < most && (
          <li>
            <Chooser
              label={pictures.length === 0 ? words.add : words.addMore}
              several={most - pictures.length > 1}
              onChoose={uploads.add}
              invalid={wrong !== undefined}
            />
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint(most)}
      </p>
      <FieldError id={`${id}-error`} error={wrong} />
    </fieldset>
  )
}

type ChooserProps = { label: string; several: boolean; invalid: boolean; onChoose: (files: readonly File[]) => void }

function Chooser({ label, several, invalid, onChoose }: ChooserProps) {
  return (
    <label className={cx(styles.chooser, invalid && styles.wrong)}>
      <Icon of={IconPlus} size={22} />
      <span>{label}</span>
      <input
        type="file"
        accept={acceptedTypes}
        multiple={several}
        aria-invalid={invalid || undefined}
        className={styles.input}
        onChange={(event) => choose(event, onChoose)}
      />
    </label>
  )
}

const choose = (event: ChangeEvent<HTMLInputElement>, onChoose: (files: readonly File[]) => void) => {
  const files = [...(event.target.files ?? [])]
  event.target.value = ''
  if (files.length > 0) onChoose(files)
}

function SentPicture({ picture, number, uploads }: { picture: Sent; number: number; uploads: Uploads }) {
  const words = usePictureWords()
  const input = useRef<HTMLInputElement>(null)
  const { key, preview, state, share, why } = picture
  const percent = Math.round(share * 100)
  return (
    <div className={cx(styles.picture, styles[state])}>
      <span className={styles.thumb}>
        <Icon of={IconPhoto} size={28} />
        <img src={preview} alt={words.picture(number)} />
        {state === 'sent' && (
          <span className={styles.tick}>
            <Icon of={IconCheck} size={16} />
          </span>
        )}
      </span>
      <div className={styles.about}>
        <p aria-live="polite" className={styles.state}>
          {state === 'sending' ? words.sending(percent) : state === 'sent' ? words.sent : why}
        </p>
        {state === 'sending' && (
          <progress aria-label={words.picture(number)} value={percent > 0 ? percent : undefined} max={100} className={styles.bar} />
        )}
        <div className={styles.ways}>
          {state === 'failed' && (
            <Button
              look="link"
              size="small"
              icon={<Icon of={IconRefresh} size={18} />}
              aria-label={words.againOf(number)}
              onClick={() => uploads.again(key)}
            >
              {words.again}
            </Button>
          )}
          {state !== 'sending' && (
            <Button look="link" size="small" aria-label={words.replaceOf(number)} onClick={() => input.current?.click()}>
              {words.replace}
            </Button>
          )}
          <IconButton label={words.removeOf(number)} onClick={() => uploads.remove(key)}>
            <Icon of={IconTrash} size={20} />
          </IconButton>
        </div>
        <input
          ref={input}
          type="file"
          accept={acceptedTypes}
          aria-label={words.replaceOf(number)}
          hidden
          onChange={(event) => choose(event, ([file]) => file && uploads.replace(key, file))}
        />
      </div>
    </div>
  )
}
