import { Card, ConsolePage, Failed } from '@plaza/console'
import type { EditKind } from '@plaza/contract'
import { Button, EmptyScene, IconNews, LinesSkeleton, StatusChip, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { type ReactNode, useState } from 'react'
import { ChangeRow, ChangeRows } from '../changing/ChangeRows.tsx'
import { useWords } from '../../words/index.ts'
import { ForRoles } from '../ForRoles.tsx'
import { History } from '../history/History.tsx'
import { type Publishing, type WrittenThing, stateTones, writes } from './written-thing.ts'
import { useWrittenWords } from './words/index.ts'

type Props<T extends WrittenThing> = {
  said: { title: string; text: string; add: string; none: string }
  query: { data: { list: readonly T[] } | undefined; error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  kind: EditKind
  publish: Publishing
  /** Extra content next to the title of an item. */
  tell: (thing: T) => ReactNode
  /** The edit sheet of the open item. `known` is null for a new item. */
  sheet: (known: T | null, close: () => void) => ReactNode
}

/** All items of one kind, with their change log. Removed items can be restored from the log. */
export function WrittenPage<T extends WrittenThing>({ said, query, kind, publish, tell, sheet }: Props<T>) {
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
              <One key={thing.id} thing={thing} tell={tell(thing)} publish={publish} onChange={() => setOpen(thing)} />
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

type OneProps = { thing: WrittenThing; tell: ReactNode; publish: Publishing; onChange: () => void }

function One({ thing, tell, publish, onChange }: OneProps) {
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
      also={thing.state !== 'ended' && <Turn thing={thing} name={title} publish={publish} />}
    />
  )
}

/** Publishes or unpublishes an item from its row, so that several follow each other without opening them. */
function Turn({ thing: { id, version, state }, name, publish }: { thing: WrittenThing; name: string; publish: Publishing }) {
  const words = useWrittenWords()
  const shared = useWords()
  const [busy, setBusy] = useState(false)
  const isDraft = state === 'draft'
  const say = isDraft ? words.publish : words.unpublish
  const turn = async () => {
    setBusy(true)
    try {
      await publish.mutateAsync({ id, version, on: isDraft ? '1' : '0' })
      toasts.show(isDraft ? words.published : words.unpublished)
    } catch (error) {
      toasts.show(saidOf(error, shared), 'error')
    }
    setBusy(false)
  }
  return (
    <ForRoles roles={writes}>
      {(rests) => (
        <Button look="soft" size="small" aria-label={`${say}: ${name}`} busy={busy} whyNot={rests} onClick={() => void turn()}>
          {say}
        </Button>
      )}
    </ForRoles>
  )
}
