import { Tile, cx } from '@plaza/design'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { PictureArrows } from './PictureArrows.tsx'
import { SaveAndShare } from './SaveAndShare.tsx'
import { Zoom } from './Zoom.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'
import { pictureAfter } from './picture-keys.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useSlides } from './use-slides.ts'
import { useProductWords } from './words/index.ts'
import styles from './Gallery.module.css'

type Props = {
  productId: string
  pictures: readonly GalleryPicture[]
  name: string
  /** Picture of the chosen variant. */
  wanted?: string
}

const stageSizes = '(min-width: 1280px) 560px, (min-width: 1024px) 40vw, 82vw'

/** Picture gallery, moved by swipe, arrows or thumbnails. A press opens the full-screen view. */
export function Gallery({ productId, pictures, name, wanted }: Props) {
  const { picture } = useReader()
  const words = useProductWords()
  const { track, strip, at, show } = useSlides(pictures.length)
  const zoom = useBackCloses()
  const [zoomedAt, setZoomedAt] = useState(0)
  const total = pictures.length

  const wantedAt = wanted === undefined ? -1 : pictures.findIndex(({ image }) => image === wanted)
  useEffect(() => {
    if (wantedAt >= 0) show(wantedAt)
  }, [wantedAt, show])

  // After the full-screen view closes, the gallery moves to the picture last shown in that view.
  useEffect(() => {
    const slides = track.current
    if (!zoom.isOpen) return
    return () => slides?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [zoom.isOpen, track])

  const press = (event: KeyboardEvent) => {
    const next = pictureAfter(event.key, at, total)
    if (next === undefined) return
    event.preventDefault()
    show(next, { focus: true })
  }
  const openAt = (index: number) => {
    setZoomedAt(index)
    zoom.open()
  }
  return (
    <div className={cx(styles.gallery, total > 1 && styles.several)}>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are what is focused; the arrows are a shortcut */}
        <div ref={track} role="group" aria-label={words.pictures} className={styles.track} onKeyDown={press}>
          {pictures.map((each, index) => (
            <button
              key={each.image ?? index}
              type="button"
              tabIndex={index === at ? 0 : -1}
              aria-label={words.fullScreen(words.picture(index + 1, total))}
              className={styles.slide}
              onClick={() => openAt(index)}
            >
              <Tile
                picture={picture('product', each.image, each.tint)}
                name={name}
                shape="fill"
                corners="none"
                sizes={stageSizes}
                priority={index === 0}
                className={styles.tile}
              />
            </button>
          ))}
        </div>
        {total > 1 && (
          <>
            <span aria-hidden="true" className={styles.counter}>
              {at + 1} / {total}
            </span>
            <PictureArrows
              at={at}
              total={total}
              backClass={cx(styles.arrow, styles.back)}
              onClass={cx(styles.arrow, styles.on)}
              onShow={show}
            />
          </>
        )}
        <div className={styles.corner}>
          <SaveAndShare productId={productId} name={name} />
        </div>
      </div>
      {total > 1 && (
        <div ref={strip} className={styles.strip}>
          {pictures.map((each, index) => (
            <button
              key={each.image ?? index}
              type="button"
              aria-label={words.picture(index + 1, total)}
              aria-current={index === at}
              className={styles.thumb}
              onClick={() => show(index)}
            >
              <Tile picture={picture('product', each.image, each.tint)} name={name} corners="small" sizes="76px" chosen={index === at} />
            </button>
          ))}
        </div>
      )}
      {zoom.isOpen && <Zoom pictures={pictures} start={zoomedAt} name={name} onClose={zoom.close} onShow={show} />}
    </div>
  )
}
