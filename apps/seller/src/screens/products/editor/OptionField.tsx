import { productLimits } from '@plaza/contract'
import { Icon, IconButton, IconX, RemovableChip, TextField } from '@plaza/design'
import { useState } from 'react'
import type { DraftOption } from './draft.ts'
import { useProductWords } from './words/index.ts'
import editor from './Editor.module.css'
import styles from './VariantsCard.module.css'

type Props = {
  number: number
  option: DraftOption
  /** Fields of the server's faults that this option stands for, separated by spaces. */
  fields: string
  error: string | undefined
  onChange: (to: DraftOption) => void
  onRemoveValue: (value: string) => void
  onRemove: () => void
}

/** Renames an option. The mall's translations are removed, because they belong to the old name. */
const renamed = ({ words, ...option }: DraftOption, name: string): DraftOption => ({
  ...option,
  name,
  ...(words && !words.byMall && { words }),
})

/** One option and its values. */
export function OptionField({ number, option, fields, error, onChange, onRemoveValue, onRemove }: Props) {
  const words = useProductWords()
  const [typed, setTyped] = useState('')
  const add = () => {
    const value = typed.trim()
    if (value !== '' && !option.values.includes(value)) onChange({ ...option, values: [...option.values, value] })
    setTyped('')
  }
  return (
    <div className={styles.option}>
      <TextField
        data-field={fields}
        error={error}
        label={words.option(number)}
        hint={words.optionHint}
        value={option.name}
        maxLength={30}
        onChange={({ target }) => onChange(renamed(option, target.value))}
      />
      <div className={editor.fields}>
        <TextField
          label={words.values}
          hint={words.valuesHint}
          value={typed}
          maxLength={productLimits.value}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ',') return
            event.preventDefault()
            add()
          }}
        />
        {option.values.length > 0 && (
          <div className={editor.row}>
            {option.values.map((value) => (
              <RemovableChip key={value} removeLabel={words.removeValue(value)} onRemove={() => onRemoveValue(value)}>
                {value}
              </RemovableChip>
            ))}
          </div>
        )}
      </div>
      <IconButton label={words.removeOption(option.name || words.option(number))} onClick={onRemove}>
        <Icon of={IconX} />
      </IconButton>
    </div>
  )
}
