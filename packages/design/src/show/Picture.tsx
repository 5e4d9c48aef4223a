import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconPackage } from '../icons.ts'
import type { PictureSource } from './picture-source.ts'
import { useFailing } from './use-failing.ts'
import styles from './Picture.module.css'

type Props = {
  source?: PictureSource
  /** Empty if the text beside the picture already describes it. */
  alt: string
  /** Text shown in place of a missing picture. */
  name?: string
  /** Rendered width, in the syntax of the `sizes` attribute. */
  sizes?: string
  /** For a picture that is visible at once: it is fetched first instead of lazily. */
  priority?: boolean
  className?: string
}

/** The standard way to render a picture. A picture that cannot be loaded becomes an icon and the name. */
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
