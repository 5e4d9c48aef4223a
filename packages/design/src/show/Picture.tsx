import { useCallback, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconPackage } from '../icons.ts'
import type { PictureSource } from './picture-source.ts'
import styles from './Picture.module.css'

type Props = {
  source?: PictureSource
  /** Empty when the words beside it already say what it shows. */
  alt: string
  /** Stands as text where the picture would, when there is none. */
  name?: string
  /** How wide it is drawn, in the language of the `sizes` attribute. */
  sizes?: string
  /** In view at once: fetched first instead of when it comes near. */
  priority?: boolean
  className?: string
}

const neverArrived = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.loading !== 'lazy'

/** The one way pictures are drawn. What cannot be loaded becomes a glyph and the name. */
export function Picture({ source, alt, name = alt, sizes, priority = false, className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const src = source?.src
  // A picture of the server's own HTML may have failed before React listened.
  const check = useCallback((image: HTMLImageElement | null) => void (image && neverArrived(image) && setFailedSrc(src)), [src])

  if (!source?.src || failedSrc === src) return <MissingPicture alt={alt} name={name} />
  return (
    <img
      ref={check}
      src={src}
      srcSet={source.srcSet}
      sizes={source.srcSet ? sizes : undefined}
      alt={alt}
      width={source.width ?? 384}
      height={source.height ?? 384}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={className}
      onError={() => setFailedSrc(src)}
    />
  )
}

function MissingPicture({ alt, name }: { alt: string; name: string }) {
  const words = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <span {...words} className={cx(styles.missing)}>
      <Icon of={IconPackage} size={28} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
