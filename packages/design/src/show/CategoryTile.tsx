import { Children, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Tile } from './Tile.tsx'
import type { PictureSource } from './picture-source.ts'
import styles from './CategoryTile.module.css'

type Props = { href: string; name: string; picture?: PictureSource; priority?: boolean; onClick?: () => void }

export function CategoryTile({ href, name, picture, priority, onClick }: Props) {
  return (
    <a href={href} onClick={onClick} className={styles.category}>
      <Tile picture={picture} name={name} sizes="(min-width: 1024px) 71px, 41px" priority={priority} className={styles.tile} />
      <span className={styles.name}>{name}</span>
    </a>
  )
}

/** Categories as a navigation: five in a row on phones, ten on desktops. */
export function CategoryNav({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={cx(styles.nav)}>{Children.map(children, (child) => child != null && child !== false && <li>{child}</li>)}</ul>
    </nav>
  )
}
