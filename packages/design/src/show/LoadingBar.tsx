import styles from './LoadingBar.module.css'

/** A thin bar under the header while content loads. It appears after 200 ms, and the page stays usable. */
export function LoadingBar({ active }: { active: boolean }) {
  return (
    <div aria-hidden="true" data-active={active} className={styles.bar}>
      <span />
    </div>
  )
}
