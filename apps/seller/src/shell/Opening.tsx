import { Spinner } from '@plaza/design'
import { useWords } from '../words/index.ts'
import styles from './SignIn.module.css'

/** Shown while the server checks a sign-in ticket. */
export function Opening() {
  const { signIn } = useWords()
  return (
    <main id="main" aria-busy className={styles.page}>
      <p role="status" className={styles.opening}>
        <Spinner />
        {signIn.opening}
      </p>
    </main>
  )
}
