import { Sheet } from '@plaza/design'
import { useStore } from '@plaza/web/store'
import { useState } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './KeyHelp.module.css'
import { keysHere, useKeys } from './use-keys.ts'

/** Help for the keys of this page, opened by `?`. */
export function KeyHelp() {
  const words = useConsoleWords()
  const [open, setOpen] = useState(false)
  useKeys([{ key: '?', does: words.keys.help, run: () => setOpen(true) }])
  const keys = useStore(keysHere)
  return (
    <Sheet open={open} onClose={() => setOpen(false)} size="narrow" title={words.keys.title} closeLabel={words.close}>
      <dl className={styles.keys}>
        {keys.map(({ key, does }) => (
          <div key={key + does} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
