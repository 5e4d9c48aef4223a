import { Button, FieldError, Icon, IconCamera, IconCheck, IconId, IconUpload, cx } from '@plaza/design'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { PrivatePicture } from '../../parts/pictures/PrivatePicture.tsx'
import { acceptedTypes } from '../../parts/pictures/file-fault.ts'
import type { Uploads } from '../../parts/pictures/use-uploads.ts'
import { usePictureWords } from '../../parts/pictures/words/index.ts'
import { lookAt } from './paper-quality.ts'
import { useApplicationWords } from './words/index.ts'
import styles from './BecomeSeller.module.css'

type Props = { label: string; uploads: Uploads; known: { id: string; url: string } | null; error: string | undefined }

/** Photo of one side of a document, from the camera or a file. Shows a preview during the upload and checks that the photo is readable. */
export function DocumentField({ label, uploads, known, error }: Props) {
  const words = useApplicationWords()
  const pictures = usePictureWords()
  const id = useId()
  const [picture] = uploads.pictures
  const doubt = useDoubt(picture?.file)
  const wrong = error ?? (uploads.fault && (uploads.fault === 'tooMany' ? undefined : pictures[uploads.fault]))
  const choose = (file: File) => (picture ? uploads.replace(picture.key, file) : uploads.add([file]))
  const hasOne = picture !== undefined || known !== null
  return (
    <fieldset className={styles.paper} aria-describedby={`${id}-said ${id}-error`}>
      <legend className={styles.label}>{label}</legend>
      <div className={cx(styles.sheet, hasOne && styles.filled, wrong !== undefined && styles.wrong)}>
        {picture ? (
          <img src={picture.preview} alt={label} className={cx(picture.state === 'sending' && styles.going)} />
        ) : known ? (
          <PrivatePicture id={known.id} url={known.url} label={label} />
        ) : (
          <Icon of={IconId} size={44} />
        )}
      </div>
      <p id={`${id}-said`} aria-live="polite" className={styles.said}>
        {picture?.state === 'sending' && words.sending(Math.round(picture.share * 100))}
        {picture?.state === 'failed' && picture.why}
        {(picture?.state === 'sent' || (!picture && known)) && (
          <span className={styles.received}>
            <Icon of={IconCheck} size={18} /> {words.sent}
          </span>
        )}
        {doubt && picture?.state !== 'failed' && <span className={styles.doubt}>{words[doubt]}</span>}
      </p>
      <div className={styles.ways}>
        {picture?.state === 'failed' && (
          <Button look="soft" size="small" onClick={() => uploads.again(picture.key)}>
            {words.again}
          </Button>
        )}
        <Chooser
          label={hasOne ? words.replace : words.chooseFile}
          of={label}
          icon={<Icon of={IconUpload} size={18} />}
          onChoose={choose}
          invalid={wrong !== undefined}
        />
        <Chooser label={words.takePhoto} of={label} icon={<Icon of={IconCamera} size={18} />} onChoose={choose} camera />
      </div>
      <FieldError id={`${id}-error`} error={wrong} />
    </fieldset>
  )
}

type ChooserProps = {
  label: string
  of: string
  icon: React.ReactNode
  camera?: boolean
  invalid?: boolean
  onChoose: (file: File) => void
}

function Chooser({ label, of, icon, camera, invalid, onChoose }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) onChoose(file)
    event.target.value = ''
  }
  return (
    <span className={cx(camera && styles.camera)}>
      <Button
        look="soft"
        size="small"
        icon={icon}
        aria-label={`${label}: ${of}`}
        aria-invalid={invalid}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        capture={camera ? 'environment' : undefined}
        aria-label={`${label}: ${of}`}
        hidden
        onChange={choose}
      />
    </span>
  )
}

const useDoubt = (file: File | undefined) => {
  const [found, find] = useState<{ file: File; doubt: 'small' | 'blurred' | null }>()
  useEffect(() => {
    if (file) void lookAt(file).then((doubt) => find({ file, doubt }))
  }, [file])
  return found?.file === file ? found?.doubt : null
}
