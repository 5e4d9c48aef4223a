import { Card } from '@plaza/console'
import type { RowFault } from '@plaza/contract'
import { Button } from '@plaza/design'
import { useState } from 'react'
import { useImportWords } from './words/index.ts'
import styles from './Import.module.css'

const shownAtFirst = 100

/** Every invalid line of the file, with its column and the reason. */
export function FaultsCard({ faults }: { faults: readonly RowFault[] }) {
  const words = useImportWords()
  const [isWhole, setWhole] = useState(false)
  const reasons: Readonly<Record<string, string>> = words.reasons
  const shown = isWhole ? faults : faults.slice(0, shownAtFirst)
  return (
    <Card title={words.faults}>
      <div className={styles.scroll}>
        <table className={styles.faults}>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.reason}</th>
              <th scope="col">{words.value}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, field, reason, value }) => (
              <tr key={`${row}-${field}-${reason}`}>
                <th scope="row">{row}</th>
                <td>{field}</td>
                <td>{reasons[reason] ?? words.reasons.other}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < faults.length && (
        <Button look="soft" size="small" onClick={() => setWhole(true)}>
          {words.showAll(faults.length)}
        </Button>
      )}
    </Card>
  )
}
