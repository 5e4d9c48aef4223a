import { Card, ConsolePage, Failed } from '@plaza/console'
import type { EditKind } from '@plaza/contract'
import { Button, EmptyScene, IconNews, LinesSkeleton, StatusChip } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { type ReactNode, useState } from 'react'
import { ChangeRow, ChangeRows } from '../changing/ChangeRows.tsx'
import { ForRoles } from '../ForRoles.tsx'
import { History } from '../history/History.tsx'
import { type WrittenThing, stateTones, writes } from './written-thing.ts'
import { useWrittenWords } from './words/index.ts'

type Props<T extends WrittenThing> = {
  said: { title: string; text: string; add: string; none: string }
  query: { data: { list: readonly T[] } | undefined; error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  kind: EditKind
  /** Extra content next to the title of an item. */
  tell: (thing: T) => ReactNode
  /** The edit sheet of the open item. `known` is null for a new item. */
  sheet: (known: T | null, close: () => void) => ReactNode
}

/** All items of one kind, with their change log. Removed items can be restored from the log. */
export function WrittenPage<T extends WrittenThing>({ said, query, kind, tell, sheet }: Props<T>) {
  const [open, setOpen] = useState<T | 'new' | null>(null)
  const list = query.data?.list
  const add = (
    <ForRoles roles={writes}>
      {(rests) => (
        <Button whyNot={rests} onClick={() => setOpen('new')}>
          {said.add}
        </Button>
      )}
    </ForRoles>
  )
  return (
    <ConsolePage title={said.title} subtitle={said.text} width="narrow" actions={list?.length === 0 ? undefined : add}>
      {!list && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!list && !query.isError && <LinesSkeleton lines={8} />}
      {list?.length === 0 && <EmptyScene icon={IconNews} title={said.none} action={add} />}
      {list && list.length > 0 && (
        <Card>
          <ChangeRows>
            {list.map((thing) => (
              <One key={thing.id} thing={thing} tell={tell(thing)} onChange={() => setOpen(thing)} />
            ))}
          </ChangeRows>
        </Card>
      )}
      {list && open === null && (
        <Card>
          <History kind={kind} />
        </Card>
      )}
      {open && sheet(open === 'new' ? null : open, () => setOpen(null))}
    </ConsolePage>
  )
}

function One({ thing, tell, onChange }: { thing: WrittenThing; tell: ReactNode; onChange: () => void }) {
  const words = useWrittenWords()
  const { lang } = useReader()
  const title = thing[`title_${lang}`] ?? thing.title_en ?? ''
  return (
    <ChangeRow
      name={title}
      text={
        <>
          {tell}
          {thing.missing > 0 && ` · ${words.missing(thing.missing)}`}
        </>
      }
      chip={<StatusChip tone={stateTones[thing.state]}>{words.states[thing.state]}</StatusChip>}
      change={{ say: words.change, onPress: onChange }}
    />
  )
}
