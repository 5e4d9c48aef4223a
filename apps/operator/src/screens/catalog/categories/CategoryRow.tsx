import { Button, Icon, IconArrowDown, IconArrowUp, IconButton, IconPlus } from '@plaza/design'
import type { CSSProperties } from 'react'
import { useReader } from '@plaza/web/reading'
import { useHasRole } from '../../../calls/staff.ts'
import type { Row } from './tree.ts'
import { useCategoryWords } from './words/index.ts'
import styles from './Categories.module.css'

type Props = { row: Row; onKey: (key: string) => void; onDrag: () => void; onDrop: () => void; onChange: () => void; onAdd: () => void }
const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** One category in its place in the tree. The arrow keys on its name move it. */
export function CategoryRow({ row: { category, depth, rank, siblings }, onKey, onDrag, onDrop, onChange, onAdd }: Props) {
  const words = useCategoryWords()
  const { lang } = useReader()
  const may = useHasRole(['owner', 'catalogue'])
  const name = category[`name_${lang}`] ?? category.name_en ?? ''
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what dragging does, the buttons and keys in it do as well
    <li
      className={styles.row}
      style={{ '--depth': depth } as CSSProperties}
      draggable={may}
      onDragStart={onDrag}
      onDragOver={(event) => may && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <span className={styles.named}>
        <b>{name}</b>
        <small>
          {category.product_count} {words.products}
          {category.missing > 0 && ` · ${category.missing} ${words.missing}`}
        </small>
      </span>
      <span className={styles.ways}>
        {may && (
          <>
            <IconButton label={`${words.up}: ${name}`} disabled={rank === 0} onClick={() => onKey('ArrowUp')}>
              <Icon of={IconArrowUp} />
            </IconButton>
            <IconButton label={`${words.down}: ${name}`} disabled={rank === siblings - 1} onClick={() => onKey('ArrowDown')}>
              <Icon of={IconArrowDown} />
            </IconButton>
            {depth < 3 && (
              <IconButton label={`${words.addBelow}: ${name}`} onClick={onAdd}>
                <Icon of={IconPlus} />
              </IconButton>
            )}
          </>
        )}
        <Button
          look="outline"
          size="small"
          aria-label={`${words.change}: ${name}`}
          onClick={onChange}
          onKeyDown={(event) => {
            if (!may || !keys.includes(event.key)) return
            event.preventDefault()
            onKey(event.key)
          }}
        >
          {words.change}
        </Button>
      </span>
    </li>
  )
}
