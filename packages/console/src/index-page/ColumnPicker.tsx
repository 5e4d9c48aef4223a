import { Checkbox, Icon, IconButton, IconColumns3, Popover } from '@plaza/design'
import { useConsoleWords } from '../words/use-console-words.ts'
import type { Column } from './column.ts'
import styles from './ColumnPicker.module.css'

type Props<Row> = { columns: readonly Column<Row>[]; isShown: (column: Column<Row>) => boolean; onToggle: (key: string) => void }

/** Menu of the columns to show. The first column cannot be hidden. */
export function ColumnPicker<Row>({ columns, isShown, onToggle }: Props<Row>) {
  const words = useConsoleWords()
  return (
    <Popover
      label={words.columns}
      align="end"
      trigger={(wiring) => (
        <IconButton {...wiring} label={words.columns} look="outline">
          <Icon of={IconColumns3} size={20} />
        </IconButton>
      )}
    >
      <div className={styles.columns}>
        {columns.slice(1).map((column) => (
          <Checkbox key={column.key} checked={isShown(column)} onChange={() => onToggle(column.key)}>
            {column.head}
          </Checkbox>
        ))}
      </div>
    </Popover>
  )
}
