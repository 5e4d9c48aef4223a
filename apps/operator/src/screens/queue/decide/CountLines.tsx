import { TextField } from '@plaza/design'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import styles from './DecidePane.module.css'

export type Counted = { sku_id: string; quantity: string; reason: string }
type Line = { sku_id: string; name: string; expected: number }
type Props = { lines: readonly Line[]; counted: readonly Counted[]; onCount: (counted: readonly Counted[]) => void }

/** Received quantity of each line of a stock delivery. It defaults to the expected quantity; a different quantity needs a reason. */
export function CountLines({ lines, counted, onCount }: Props) {
  const words = useCaseWords()
  const write = (sku: string, change: Partial<Counted>) => {
    const before = counted.find(({ sku_id }) => sku_id === sku) ?? { sku_id: sku, quantity: '', reason: '' }
    onCount([...counted.filter(({ sku_id }) => sku_id !== sku), { ...before, ...change }])
  }
  return (
    <fieldset className={styles.group}>
      <legend>{words.counted}</legend>
      {lines.map(({ sku_id: sku, name, expected }) => {
        const found = counted.find((each) => each.sku_id === sku)
        const differs = found !== undefined && found.quantity !== '' && found.quantity !== String(expected)
        return (
          <div key={sku}>
            <TextField
              label={name}
              hint={words.expected(expected)}
              inputMode="numeric"
              value={found?.quantity ?? String(expected)}
              onChange={({ target }) => write(sku, { quantity: target.value })}
            />
            {differs && (
              <TextField
                label={words.whyNot(expected)}
                value={found.reason}
                maxLength={200}
                onChange={({ target }) => write(sku, { reason: target.value })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
