import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Wrap } from './Wrap.tsx'
import styles from './Page.module.css'

type Props = { children?: ReactNode; width?: 'full' | 'text' | 'form'; busy?: boolean; className?: string }

/**
 * The main landmark of a screen. Content after it begins below the fold, so that it does not shift while the screen loads. `text` and `form` keep
 * long lines and forms narrow.
 */
export function Page({ children, width = 'full', busy, className }: Props) {
  return (
    <main id="main" tabIndex={-1} aria-busy={busy} className={cx(styles.page, className)}>
      <Wrap>{width === 'full' ? children : <div className={styles[width]}>{children}</div>}</Wrap>
    </main>
  )
}
