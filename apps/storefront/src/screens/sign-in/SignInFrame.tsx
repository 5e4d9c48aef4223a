import { Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import type { ReactNode } from 'react'
import styles from './SignIn.module.css'

type Props = { title: string; text?: string; children: ReactNode; beside?: ReactNode }

/** Frame of the sign-in pages: a card in the middle, and on desktops the demo accounts next to it. */
export function SignInFrame({ title, text, children, beside }: Props) {
  useTitle(title)
  return (
    <Page>
      <div className={styles.frame}>
        <section aria-label={title} className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </section>
        {beside}
      </div>
    </Page>
  )
}
