import { useUploadFile } from '@plaza/client/foundation/media'
import { Card, useUndo } from '@plaza/console'
import { productLimits } from '@plaza/contract'
import { Button, FieldError, Icon, IconButton, IconChevronLeft, IconChevronRight, IconPhoto, IconX, Tile, cx, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { type DragEvent, useId, useRef, useState } from 'react'
import { withMoved } from './with-moved.ts'
import { useProductWords } from './words/index.ts'
import editor from './Editor.module.css'
import styles from './PicturesCard.module.css'

type Props = { images: readonly string[]; onChange: (to: (was: readonly string[]) => readonly string[]) => void; fault: string | undefined }

/** Pictures of a product in display order. They are sorted by dragging or by buttons. New pictures are picked or dropped in. */
export function PicturesCard({ images, onChange, fault }: Props) {
  const words = useProductWords()
  const id = useId()
  const { picture, words: all } = useReader()
  const upload = useUploadFile()
  const undo = useUndo()
  const [waiting, setWaiting] = useState(0)
  const [dragged, setDragged] = useState<number>()
  const input = useRef<HTMLInputElement>(null)

  const add = async (files: readonly File[]) => {
    const taken = files.slice(0, productLimits.pictures - images.length)
    setWaiting((n) => n + taken.length)
    for (const file of taken) {
      try {
        const { image } = await upload.mutateAsync({ purpose: 'product', file })
        // An upload that finishes later is added to the pictures present at that time.
        if (image) onChange((was) => [...was, image])
      } catch (error) {
        toasts.show(saidOf(error, all) || words.pictureFailed, 'error')
      }
      setWaiting((n) => n - 1)
    }
  }
  const move = (from: number, to: number) => onChange((was) => withMoved(was, from, to))
  const remove = (image: string, at: number) => {
    onChange((was) => was.filter((each) => each !== image))
    undo(words.picture(at + 1), () => onChange((was) => (was.includes(image) ? was : was.toSpliced(at, 0, image))))
  }
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    event.stopPropagation()
    const files = [...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/'))
    if (files.length > 0) void add(files)
    else if (dragged !== undefined) move(dragged, to)
    setDragged(undefined)
  }
  return (
    <Card title={words.pictures}>
      <div className={editor.fields}>
        <p className={editor.hint}>{words.picturesHint(productLimits.pictures)}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same by key */}
        <ul
          data-field="images"
          className={styles.pictures}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => drop(event, images.length - 1)}
        >
          {images.map((image, at) => {
            const source = picture('product', image, 9)
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same by key
              <li
                key={image}
                draggable
                className={cx(styles.picture, dragged === at && styles.dragged)}
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(undefined)}
                onDrop={(event) => drop(event, at)}
              >
                <Tile
                  name={words.picture(at + 1)}
                  alt={words.picture(at + 1)}
                  sizes="140px"
                  corners="small"
                  {...(source && { picture: source })}
                />
                {at === 0 && <span className={styles.cover}>{words.cover}</span>}
                <div className={styles.buttons}>
                  <IconButton compact label={words.earlier(at + 1)} aria-disabled={at === 0} onClick={() => at > 0 && move(at, at - 1)}>
                    <Icon of={IconChevronLeft} size={18} />
                  </IconButton>
                  <IconButton
                    compact
                    label={words.later(at + 1)}
                    aria-disabled={at === images.length - 1}
                    onClick={() => at < images.length - 1 && move(at, at + 1)}
                  >
                    <Icon of={IconChevronRight} size={18} />
                  </IconButton>
                  <IconButton compact label={words.removePicture(at + 1)} onClick={() => remove(image, at)}>
                    <Icon of={IconX} size={18} />
                  </IconButton>
                </div>
              </li>
            )
          })}
          {images.length < productLimits.pictures && (
            <li className={styles.add}>
              <Button
                aria-describedby={fault ? `${id}-fault` : undefined}
                look="soft"
                size="small"
                busy={waiting > 0}
                icon={<Icon of={IconPhoto} size={20} />}
                onClick={() => input.current?.click()}
              >
                {words.addPictures}
              </Button>
              <small className={editor.hint}>{words.dropHere}</small>
            </li>
          )}
        </ul>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={words.addPictures}
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        {waiting > 0 && <output className={editor.hint}>{words.uploading(waiting)}</output>}
        <FieldError id={`${id}-fault`} {...(fault && { error: fault })} />
      </div>
    </Card>
  )
}
