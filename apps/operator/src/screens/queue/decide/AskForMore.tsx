import { Checkbox, TextField } from '@plaza/design'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import styles from './DecidePane.module.css'

export type Asked = { field: string; reason: string }
type Props = { fields: readonly string[]; asked: readonly Asked[]; onAsk: (asked: readonly Asked[]) => void }

/** Fields to write or send again, each with its fault. The owner reads the fault beside the field. */
export function AskForMore({ fields, asked, onAsk }: Props) {
  const words = useCaseWords()
  const without = (field: string) => asked.filter((each) => each.field !== field)
  return (
    <fieldset className={styles.group}>
      <legend>{words.whatIsNeeded}</legend>
      {fields.map((field) => {
        const wanted = asked.find((each) => each.field === field)
        return (
          <div key={field}>
            <Checkbox
              checked={wanted !== undefined}
              onChange={(event) => onAsk(event.target.checked ? [...asked, { field, reason: '' }] : without(field))}
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
