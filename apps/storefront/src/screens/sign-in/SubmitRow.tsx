import { Button } from '@plaza/design'
import type { ReactNode } from 'react'
import styles from './SignIn.module.css'
import { useSignInWords } from './words/index.ts'

/** The submit button. The text below it appears while the browser computes the proof of work. */
export function SubmitRow({ busy, isProving, children }: { busy: boolean; isProving: boolean; children: ReactNode }) {
  const words = useSignInWords()
  return (
    <>
      <Button type="submit" size="large" wide busy={busy}>
        {children}
      </Button>
      <p role="status" className={styles.quiet}>
        {isProving && words.proving}
      </p>
    </>
  )
}
