import styles from './LoadingBar.module.css'

/** A thread of light under the header while something loads; it shows itself after 200 ms only, and never blocks. */
export function LoadingBar({ active }: { active: boolean }) {
  return (
    <div aria-hidden="true" data-active={active} className={styles.bar}>
      <span />
    </div>
  )
}
