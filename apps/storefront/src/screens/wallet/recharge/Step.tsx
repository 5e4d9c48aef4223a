import { type ReactNode, useId } from 'react'
import styles from './Recharge.module.css'

export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.step}>
      <h2 id={id} className={styles.stepTitle}>
        <span className={styles.number}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  )
}
