import { Card, ConsolePage, Failed } from '@plaza/console'
import type { MallLanguage } from '@plaza/contract'
import { LinesSkeleton, StatusChip } from '@plaza/design'
import { useState } from 'react'
import { useListMallLanguages } from '../../../calls/settings.ts'
import { ChangeRow, ChangeRows } from '../../../parts/changing/ChangeRows.tsx'
import { LanguageSheet } from './LanguageSheet.tsx'
import { useLanguageWords } from './words/index.ts'

/** The languages that shoppers can choose, and the disabled ones. */
export default function LanguagesScreen() {
  const words = useLanguageWords()
  const query = useListMallLanguages()
  const [open, setOpen] = useState<MallLanguage | null>(null)
  const list = query.data?.list
  return (
    <ConsolePage title={words.title} subtitle={words.text} width="narrow">
      {!list && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!list && !query.isError && <LinesSkeleton lines={6} />}
      {list && (
        <Card>
          <ChangeRows>
            {list.map((language) => (
              <ChangeRow
                key={language.code}
                name={language.name}
                chip={!language.enabled && <StatusChip tone="quiet">{words.rests}</StatusChip>}
                change={{ say: words.change, onPress: () => setOpen(language) }}
              />
            ))}
          </ChangeRows>
        </Card>
      )}
      {open && <LanguageSheet known={open} onClose={() => setOpen(null)} />}
    </ConsolePage>
  )
}
