import { Card, ConsolePage, Failed } from '@plaza/console'
import type { MallSetting } from '@plaza/contract'
import { LinesSkeleton } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { type ReactNode, useState } from 'react'
import { useListMallSettings } from '../../../calls/settings.ts'
import { ChangeRow, ChangeRows } from '../../../parts/changing/ChangeRows.tsx'
import { SettingSheet } from './SettingSheet.tsx'
import { type SettingGroup, groupsOf, nameOf, shownValue } from './settings-shown.ts'
import { useWebsiteWords } from './words/index.ts'

type Props = {
  title: string
  text: string
  groups: readonly SettingGroup[]
  /** Content shown above the groups. */
  children?: (settings: readonly MallSetting[]) => ReactNode
}

/** The settings of the given groups with their current values. An opened setting shows its change log with undo. */
export function SettingGroups({ title, text, groups, children }: Props) {
  const words = useWebsiteWords()
  const query = useListMallSettings()
  const [open, setOpen] = useState<MallSetting | null>(null)
  const list = query.data?.list
  return (
    <ConsolePage title={title} subtitle={text} width="narrow">
      {!list && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!list && !query.isError && <LinesSkeleton lines={12} />}
      {list && children?.(list)}
      {groupsOf(list ?? [], groups).map(([group, settings]) => (
        <Card key={group} title={words.groups[group]}>
          <ChangeRows>
            {settings.map((setting) => (
              <One key={setting.name} setting={setting} onChange={() => setOpen(setting)} />
            ))}
          </ChangeRows>
        </Card>
      ))}
      {open && list && <SettingSheet setting={open} settings={list} onClose={() => setOpen(null)} />}
    </ConsolePage>
  )
}

function One({ setting, onChange }: { setting: MallSetting; onChange: () => void }) {
  const words = useWebsiteWords()
  const reader = useReader()
  const name = nameOf(setting.name, words)
  return (
    <ChangeRow
      name={name}
      text={
        <>
          {shownValue(setting, words, reader)}
          {!setting.is_set && setting.standard !== '' && ` · ${words.standard}`}
        </>
      }
      change={{ say: words.change, onPress: onChange }}
    />
  )
}
