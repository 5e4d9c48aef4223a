import { Card, ConsolePage, Failed } from '@plaza/console'
import type { MallSetting } from '@plaza/contract'
import { Button, LinesSkeleton } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useListMallSettings } from '../../calls/arranging.ts'
import { SettingPreview } from './SettingPreview.tsx'
import { SettingSheet } from './SettingSheet.tsx'
import { groupsOf, nameOf, shownValue } from './settings-shown.ts'
import { useWebsiteWords } from './words/index.ts'
import styles from './Website.module.css'

/** What the owner sets for the whole mall, by what it is about, with how it looks on top. */
export default function WebsiteScreen() {
  const words = useWebsiteWords()
  const asked = useListMallSettings()
  const [open, setOpen] = useState<string | null>(null)
  const list = asked.data?.list
  const known = list?.find(({ name }) => name === open)
  return (
    <ConsolePage title={words.title} subtitle={words.text} width="narrow">
      {!list && asked.isError && <Failed error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />}
      {!list && !asked.isError && <LinesSkeleton lines={12} />}
      {list && (
        <Card title={words.preview}>
          <SettingPreview settings={list} draft={{}} />
        </Card>
      )}
      {groupsOf(list ?? []).map(([group, settings]) => (
        <Card key={group} title={words.groups[group]}>
          <ul className={styles.rows}>
            {settings.map((setting) => (
              <One key={setting.name} setting={setting} onChange={() => setOpen(setting.name)} />
            ))}
          </ul>
        </Card>
      ))}
      {known && list && <SettingSheet setting={known} settings={list} onClose={() => setOpen(null)} />}
    </ConsolePage>
  )
}

function One({ setting, onChange }: { setting: MallSetting; onChange: () => void }) {
  const words = useWebsiteWords()
  const { lang } = useReader()
  const name = nameOf(setting.name, words)
  return (
    <li className={styles.row}>
      <span className={styles.named}>
        <b>{name}</b>
        <small>
          {shownValue(setting, words, lang)}
          {!setting.is_set && ` · ${words.standard}`}
        </small>
      </span>
      <Button look="outline" size="small" aria-label={`${words.change}: ${name}`} onClick={onChange}>
        {words.change}
      </Button>
    </li>
  )
}
