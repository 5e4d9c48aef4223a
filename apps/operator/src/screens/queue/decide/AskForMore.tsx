import { Checkbox, TextField } from '@plaza/design'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import styles from './DecidePane.module.css'

export type RequestedField = { field: string; reason: string }
type Props = { fields: readonly string[]; requested: readonly RequestedField[]; onAsk: (requested: readonly RequestedField[]) => void }

/** Fields that the case's owner must correct or send again. The owner reads each fault next to its field. */
export function AskForMore({ fields, requested, onAsk }: Props) {
  const words = useCaseWords()
  const without = (field: string) => requested.filter((each) => each.field !== field)
  return (
    <fieldset className={styles.group}>
      <legend>{words.whatIsNeeded}</legend>
      {fields.map((field) => {
        const wanted = requested.find((each) => each.field === field)
        return (
          <div key={field}>
            <Checkbox
              checked={wanted !== undefined}
              onChange={(event) => onAsk(event.target.checked ? [...requested, { field, reason: '' }] : without(field))}
            >
              {words.labelOf(field)}
            </Checkbox>
            {wanted && (
              <TextField
                label={words.whatIsWrong(words.labelOf(field))}
                value={wanted.reason}
                maxLength={300}
                required
                onChange={({ target }) => onAsk([...without(field), { field, reason: target.value }])}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
