import styles from './Spinner.module.css'

/** A turning ring inside what waits; the control around it says that it is busy. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />
}
