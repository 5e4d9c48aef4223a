import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Picture } from './Picture.tsx'
import { type PictureSource, tintOf } from './picture-source.ts'
import styles from './Tile.module.css'

type Props = {
  picture?: PictureSource
  alt?: string
  /** Name of the pictured item, shown if the picture is missing. */
  name: string
  sizes?: string
  priority?: boolean
  shape?: 'square' | 'wide' | 'gallery' | 'news' | 'fill'
  /** Corner radius. `small`: thumbnail. `medium`: card. `large`: large picture. `none`: picture at the screen's edge. */
  corners?: 'small' | 'medium' | 'large' | 'none'
  chosen?: boolean
  dimmed?: boolean
  className?: string
  children?: ReactNode
}

/**
 * A coloured background with a floor line. Pictures without background are placed on the line, photos fill the background, staged pictures contain
 * their own floor and shadow. The colour is also the placeholder.
 */
export function Tile(props: Props) {
  const { picture, alt = '', name, sizes, priority, shape = 'square', corners = 'medium', chosen, dimmed, className, children } = props
  const look = picture?.look ?? (picture?.cutout === false ? 'photo' : 'cutout')
  return (
    <div
      data-tint={picture?.tint ?? tintOf(name)}
      className={cx(styles.tile, styles[shape], styles[corners], chosen && styles.chosen, dimmed && styles.dimmed, className)}
    >
      {picture && look === 'cutout' && <span className={styles.contact} />}
      <Picture source={picture} alt={alt} name={name} sizes={sizes} priority={priority} className={styles[look]} />
      {children}
    </div>
  )
}
