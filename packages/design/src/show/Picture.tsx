import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconPackage } from '../icons.ts'
import type { PictureSource } from './picture-source.ts'
import { useFailing } from './use-failing.ts'
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

/** The one way pictures are drawn. What cannot be loaded becomes a glyph and the name. */
export function Picture({ source, alt, name = alt, sizes, priority = false, className }: Props) {
  const src = source?.src
  const { failed, watch } = useFailing(src)

  if (!source?.src || failed) return <MissingPicture alt={alt} name={name} />
  return (
    <img
      {...watch}
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
