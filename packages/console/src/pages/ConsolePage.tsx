import { Icon, IconArrowLeft, cx } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import type { ReactNode } from 'react'
import { useHeading } from '../frame/use-arrival.ts'
import styles from './ConsolePage.module.css'

export type ConsolePageProps = {
  title: string
  /** The status, as a chip beside the title. */
  mark?: ReactNode
  /** One line under the title. */
  subtitle?: ReactNode
  /** Shown at the end of the title's line: the primary action, and few others. */
  actions?: ReactNode
  /** Link to the list that the shown record belongs to. */
  back?: { href: string; label: string }
  /** `narrow` for forms, where long lines are hard to fill in. */
  width?: 'full' | 'narrow'
  busy?: boolean
  children?: ReactNode
}

/** The frame of every console page: its title, and the actions for the whole page. */
export function ConsolePage({ title, mark, subtitle, actions, back, width = 'full', busy, children }: ConsolePageProps) {
  useTitle(title)
  const heading = useHeading()
  return (
    <main id="main" tabIndex={-1} aria-busy={busy} className={cx(styles.page, width === 'narrow' && styles.narrow)}>
      {back && (
        <a href={back.href} className={styles.back}>
          <Icon of={IconArrowLeft} size={18} />
          {back.label}
        </a>
      )}
      <div className={styles.head}>
        <div className={styles.titles}>
          <div className={styles.line}>
            <h1 ref={heading} className={styles.title}>
              {title}
            </h1>
            {mark}
          </div>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </main>
  )
}
