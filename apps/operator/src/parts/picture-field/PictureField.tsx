import { useUploadFile } from '@plaza/client/foundation/media'
import { Button, FieldError, Icon, IconPhoto, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { type DragEvent, useRef } from 'react'
import { useWords } from '../../words/index.ts'
import { PictureShown } from './PictureShown.tsx'
import { usePictureWords } from './words/index.ts'
import styles from './PictureField.module.css'

type Props = {
  /** Names the subject of the picture; the default label says only that this is a picture. */
  label?: string
  hint?: string
  /** Paths of the current pictures, in display order. */
  images: readonly string[]
  /** Maximum number of pictures. */
  most?: number
  tint?: number
  fault?: string | undefined
  onChange: (images: readonly string[]) => void
}

/** Picture field of a form: files are picked or dropped, uploaded at once, and saved with the form. Shoppers see these pictures. */
export function PictureField({ label: said, hint, images, most = 1, tint = 1, fault, onChange }: Props) {
  const words = usePictureWords()
  const label = said ?? words.label
  const shared = useWords()
  const { picture } = useReader()
  const { mutateAsync: upload, isPending } = useUploadFile()
  const input = useRef<HTMLInputElement>(null)

  const send = async (files: readonly File[]) => {
    let currentImages = images
    for (const file of files.slice(0, most)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: they stand in the order in which they were chosen
        const { image } = await upload({ purpose: 'product', file })
        if (image) onChange((currentImages = most === 1 ? [image] : [...currentImages, image].slice(-most)))
      } catch (error) {
        toasts.show(saidOf(error, shared), 'error')
      }
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void send([...event.dataTransfer.files])
  }
  const without = (at: number) => images.filter((_, each) => each !== at)
  const first = (at: number) => [images[at] ?? '', ...without(at)]
  return (
    <div role="group" aria-label={label} className={styles.field}>
      <span className={styles.label}>{label}</span>
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map((image, at) => (
            <PictureShown
              key={image}
              source={picture('general', image, tint)}
              label={`${label} ${at + 1}`}
              onRemove={() => onChange(without(at))}
              {...(at > 0 && { onFirst: () => onChange(first(at)) })}
            />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button
          look="soft"
          size="small"
          icon={<Icon of={IconPhoto} size={20} />}
          busy={isPending}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          onClick={() => input.current?.click()}
        >
          {images.length > 0 && most === 1 ? words.other : words.choose}
        </Button>
        <small className={styles.hint}>{hint ?? words.hint}</small>
      </div>
      <FieldError {...(fault && { error: fault })} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={most > 1}
        aria-label={label}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          void send([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </div>
  )
}
