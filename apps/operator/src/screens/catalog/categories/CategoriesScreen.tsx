import { Card, ConsolePage, Failed } from '@plaza/console'
import type { MallCategory, StaffRole } from '@plaza/contract'
import { Button, EmptyScene, IconTag, LinesSkeleton, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useState } from 'react'
import { useListMallCategories, useMoveCategory } from '../../../calls/catalog.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { useWords } from '../../../words/index.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { CategorySheet } from './CategorySheet.tsx'
import { type Move, moveByDrop, moveByKey, rowsOf } from './tree.ts'
import { useCategoryWords } from './words/index.ts'
import styles from './Categories.module.css'

const arranges: readonly StaffRole[] = ['owner', 'catalogue']
type Open = { known: MallCategory | null; parent: string }

/** The tree of categories, arranged by dragging, by buttons or by the keyboard. */
export default function CategoriesScreen() {
  const words = useCategoryWords()
  const shared = useWords()
  const query = useListMallCategories()
  const { mutate: move, isPending: isMoving } = useMoveCategory()
  const [open, setOpen] = useState<Open | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const list = query.data?.list
  const rows = rowsOf(list ?? [])
  // No move starts while the previous move is still being saved.
  const go = (to: Move | null) => to && !isMoving && move(to, { onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error') })
  const add = (
    <ForRoles roles={arranges}>
      {(rests) => (
        <Button whyNot={rests} onClick={() => setOpen({ known: null, parent: '' })}>
          {words.add}
        </Button>
      )}
    </ForRoles>
  )
  return (
    <ConsolePage title={words.title} subtitle={words.text} width="narrow" actions={list?.length === 0 ? undefined : add}>
      {!list && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!list && !query.isError && <LinesSkeleton lines={10} />}
      {list?.length === 0 && <EmptyScene icon={IconTag} title={words.none} action={add} />}
      {rows.length > 0 && (
        <Card>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <CategoryRow
                key={row.category.id}
                row={row}
                onKey={(key) => go(moveByKey(rows, row.category.id, key))}
                onDrag={() => setDragged(row.category.id)}
                onDrop={() => dragged && go(moveByDrop(rows, dragged, row.category.id))}
                onChange={() => setOpen({ known: row.category, parent: '' })}
                onAdd={() => setOpen({ known: null, parent: row.category.id })}
              />
            ))}
          </ul>
        </Card>
      )}
      {open && <CategorySheet known={open.known} parent={open.parent} onClose={() => setOpen(null)} />}
    </ConsolePage>
  )
}
