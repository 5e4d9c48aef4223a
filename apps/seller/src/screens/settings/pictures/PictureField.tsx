import { useUploadFile } from '@plaza/client/foundation/media'
import { Button, FieldError, Icon, IconPhoto, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useRef, useState } from 'react'
import { useSettingsWords } from '../words/index.ts'
import type { Cut } from './crop.ts'
import { CropSheet } from './CropSheet.tsx'
import { cutPicture } from './cut-picture.ts'
import styles from './Pictures.module.css'

type Props = {
  label: string
  hint: string
  aspect: number
  value: string
  tint: number
  fault: string | undefined
  onChange: (path: string) => void
}

/** One picture of the shop that shoppers see. A new picture is cropped to the aspect ratio before it is sent. */
export function PictureField({ label, hint, aspect, value, tint, fault, onChange }: Props) {
  const words = useSettingsWords()
  const { picture: sourceOf, words: all } = useReader()
  const upload = useUploadFile()
  const [chosen, setChosen] = useState<ImageBitmap>()
  const [isCutting, setCutting] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const shown = value === '' ? undefined : sourceOf('general', value, tint)

  const choose = async (file: File | undefined) => {
    if (!file) return
    try {
      setChosen(await createImageBitmap(file))
    } catch {
      toasts.show(words.noPicture, 'error')
    }
  }
  const send = async (picture: ImageBitmap, cut: Cut) => {
    setCutting(true)
    try {
      const { image } = await upload.mutateAsync({ purpose: 'product', file: await cutPicture(picture, aspect, cut) })
      if (image) onChange(image)
      setChosen(undefined)
    } catch (error) {
      toasts.show(saidOf(error, all) || words.noPicture, 'error')
    }
    setCutting(false)
  }
  return (
    <div role="group" aria-label={label} className={styles.field}>
      <span className={styles.label}>{label}</span>
      <div className={styles.shown} data-tint={tint} style={{ aspectRatio: aspect, maxWidth: aspect > 1 ? 420 : 96 }}>
        {shown && <img src={shown.src} srcSet={shown.srcSet} sizes={aspect > 1 ? '420px' : '96px'} alt={label} />}
      </div>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.buttons}>
        <Button look="soft" size="small" icon={<Icon of={IconPhoto} size={20} />} onClick={() => input.current?.click()}>
          {shown ? words.otherPicture : words.addPicture}
        </Button>
      </div>
      <FieldError {...(fault && { error: fault })} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      {chosen && (
        <CropSheet
          picture={chosen}
          aspect={aspect}
          title={label}
          busy={isCutting}
          onClose={() => setChosen(undefined)}
          onCut={(cut) => void send(chosen, cut)}
        />
      )}
    </div>
  )
}
