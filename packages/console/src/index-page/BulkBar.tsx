import { Button } from '@plaza/design'
import type { ReactNode } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './BulkBar.module.css'

type Props = { count: number; onClear: () => void; children: ReactNode }

/** Bar of actions for the picked rows. */
export function BulkBar({ count, onClear, children }: Props) {
  const words = useConsoleWords()
  return (
    <div role="region" aria-label={words.bulk} className={styles.bar}>
      <output className={styles.count}>{words.picked(count)}</output>
      {children}
      <Button look="link" size="small" onClick={onClear}>
        {words.unpick}
      </Button>
    </div>
  )
}
