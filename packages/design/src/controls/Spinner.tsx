import styles from './Spinner.module.css'

/** A spinner inside a busy control. The control around it announces that it is busy. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />
}
