import { Icon, type TablerIcon } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import type { ReactNode } from 'react'
import styles from './SignIn.module.css'

type Props = {
  icon: TablerIcon
  title: string
  /** Why the person has to sign in again. */
  alert?: string | undefined
  children: ReactNode
}

/** A page outside the console: one card with a mark, a title and a form. */
export function SignInPage({ icon, title, alert, children }: Props) {
  useTitle(title)
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <span className={styles.mark}>
          <Icon of={icon} size={28} />
        </span>
        <h1 className={styles.title}>{title}</h1>
        {alert && <p role="alert">{alert}</p>}
        {children}
      </div>
    </main>
  )
}
