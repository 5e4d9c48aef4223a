import { Icon, IconButton, IconMinus, IconPlus, IconX, Picture, cx } from '@plaza/design'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { PictureArrows } from './PictureArrows.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'
import { pictureAfter } from './picture-keys.ts'
import { useZoom } from './use-zoom.ts'
import { useProductWords } from './words/index.ts'
import { maxScale, stepFactor } from './zoom-view.ts'
import styles from './Zoom.module.css'

type Props = { pictures: readonly GalleryPicture[]; start: number; name: string; onClose: () => void; onShow?: (at: number) => void }

/** Full-screen picture with zoom by pinch, double tap, keys or buttons. Esc, the close button and the back button close the view. */
export function Zoom({ pictures, start, name, onClose, onShow }: Props) {
  const { picture, words: mall } = useReader()
  const words = useProductWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(start)
  const total = pictures.length
  const show = (next: number) => {
    if (next < 0 || next >= total) return
    setAt(next)
    onShow?.(next)
  }
  const zoom = useZoom({ frame, at, onStep: (by) => show(at + by) })
  const press = (event: KeyboardEvent) => {
    const end = event.key === 'Home' || event.key === 'End' ? pictureAfter(event.key, at, total) : undefined
    if (end === undefined) return zoom.onKeyDown(event)
    event.preventDefault()
    show(end)
  }

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The keys of the viewer work at once. The browser would choose the first button, which is dimmed.
    element?.focus()
    return () => element?.close()
  }, [])

  const { scale, x, y } = zoom.view
  const shown = pictures[at]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of a viewer: + − 0, arrows, Home and End
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={words.fullScreen(name)}
      className={styles.zoom}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div ref={frame} data-tint={shown?.tint} className={cx(styles.frame, scale > 1 && styles.near)} {...zoom.pointers}>
        <div key={at} className={styles.moved} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          <Picture
            source={picture('product', shown?.image ?? null, shown?.tint ?? 1)}
            alt={total > 1 ? `${name} · ${words.picture(at + 1, total)}` : name}
            name={name}
            sizes="200vmax"
            priority
            className={styles.picture}
          />
        </div>
      </div>
      <div className={styles.tools}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- heard when it changes */}
        <span role="status" className={styles.counter}>
          <span aria-hidden="true">
            {at + 1} / {total}
          </span>
          <span className="sr">{words.picture(at + 1, total)}</span>
        </span>
        <IconButton label={words.zoomOut} look="raised" aria-disabled={scale === 1} onClick={() => zoom.grow(1 / stepFactor)}>
          <Icon of={IconMinus} />
        </IconButton>
        <IconButton label={words.zoomIn} look="raised" aria-disabled={scale === maxScale} onClick={() => zoom.grow(stepFactor)}>
          <Icon of={IconPlus} />
        </IconButton>
        <IconButton label={mall.common.close} look="raised" onClick={onClose}>
          <Icon of={IconX} />
        </IconButton>
      </div>
      {total > 1 && <PictureArrows at={at} total={total} backClass={styles.back} onClass={styles.on} onShow={show} />}
    </dialog>
  )
}
