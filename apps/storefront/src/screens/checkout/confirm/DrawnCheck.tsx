import styles from './Confirm.module.css'

/** An animated check mark. With reduced motion it is static. */
export function DrawnCheck() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={styles.check}>
      <circle cx="36" cy="36" r="34" />
      <path d="M22 37.5 L32 47 L51 27" pathLength="1" />
    </svg>
  )
}
