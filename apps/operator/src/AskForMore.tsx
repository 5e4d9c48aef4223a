import { Field } from './Field.tsx'
import { readable } from './words.ts'

export type Asked = { field: string; reason: string }
type Props = { fields: readonly string[]; asked: readonly Asked[]; onAsk: (asked: readonly Asked[]) => void }

/** What has to be written or sent again, each with what is wrong with it: its owner reads that beside the field. */
export function AskForMore({ fields, asked, onAsk }: Props) {
  const without = (field: string) => asked.filter((each) => each.field !== field)
  return (
    <fieldset>
      <legend>What is needed</legend>
      {fields.map((field) => {
        const wanted = asked.find((each) => each.field === field)
        return (
          <div key={field}>
            <label>
              <input
                type="checkbox"
                checked={wanted !== undefined}
                onChange={({ target }) => onAsk(target.checked ? [...asked, { field, reason: '' }] : without(field))}
              />{' '}
              {readable(field)}
            </label>
            {wanted && (
              <Field
                label={`What is wrong with ${readable(field).toLowerCase()}`}
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
