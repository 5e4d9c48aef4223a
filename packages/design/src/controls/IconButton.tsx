import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './IconButton.module.css'

export type IconLook = 'plain' | 'raised' | 'soft' | 'outline' | 'dark'
type Shape = {
  /** The button's action, as its accessible name and tooltip. */
  label: string
  look?: IconLook
  /** Renders a smaller button. Its touch target stays 44 × 44 px. */
  compact?: boolean
  /** A count or a dot on the button's corner. */
  badge?: ReactNode
}

type ButtonProps = Shape & Omit<ComponentProps<'button'>, 'aria-label' | 'title'>

/** A button with only an icon, 44 × 44. */
export function IconButton({ label, look = 'plain', compact, badge, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} {...naming(label, badge)} type={type} className={cx(styles.icon, styles[look], compact && styles.compact, className)}>
      <Inside label={label} badge={badge}>
        {children}
      </Inside>
    </button>
  )
}

type LinkProps = Shape & Omit<ComponentProps<'a'>, 'aria-label' | 'title'> & { href: string }

export function IconLink({ label, look = 'plain', compact, badge, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} {...naming(label, badge)} className={cx(styles.icon, styles[look], compact && styles.compact, className)}>
      <Inside label={label} badge={badge}>
        {children}
      </Inside>
    </a>
  )
}

/** With a badge, the accessible name comes from the button's contents, so that a screen reader reads "Cart" with "3 items". */
const naming = (label: string, badge: ReactNode) => (badge ? {} : { 'aria-label': label, title: label })

function Inside({ label, badge, children }: { label: string; badge: ReactNode; children: ReactNode }) {
  return (
    <>
      {badge && <span className="sr">{label} </span>}
      <span className={styles.face}>{children}</span>
      {badge}
    </>
  )
}
