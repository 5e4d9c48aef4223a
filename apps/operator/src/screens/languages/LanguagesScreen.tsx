import { Card, ConsolePage, Failed } from '@plaza/console'
import { Button, LinesSkeleton, StatusChip } from '@plaza/design'
import { useState } from 'react'
import { useListMallLanguages } from '../../calls/arranging.ts'
import { LanguageSheet } from './LanguageSheet.tsx'
import { useLanguageWords } from './words/index.ts'
import styles from './Languages.module.css'

/** The languages that shoppers choose from, and those that rest. */
export default function LanguagesScreen() {
  const words = useLanguageWords()
  const asked = useListMallLanguages()
  const [open, setOpen] = useState<string | null>(null)
  const list = asked.data?.list
  const known = list?.find(({ code }) => code === open)
  return (
    <ConsolePage title={words.title} subtitle={words.text} width="narrow">
      {!list && asked.isError && <Failed error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />}
      {!list && !asked.isError && <LinesSkeleton lines={6} />}
      {list && (
        <Card>
          <ul className={styles.rows}>
            {list.map(({ code, name, enabled }) => (
              <li key={code} className={styles.row}>
                <b>{name}</b>
                {!enabled && <StatusChip tone="quiet">{words.rests}</StatusChip>}
                <Button look="outline" size="small" aria-label={`${words.change}: ${name}`} onClick={() => setOpen(code)}>
                  {words.change}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {known && <LanguageSheet known={known} onClose={() => setOpen(null)} />}
    </ConsolePage>
  )
}
