import { Spinner } from '@plaza/design'
import { useWords } from '../words/index.ts'
import styles from './SignIn.module.css'

/** The moment in which a ticket is looked at. */
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
