import { Card, MomentField } from '@plaza/console'
import { TextField } from '@plaza/design'
import type { Draft } from './draft.ts'
import type { Faults } from './faults.ts'
import { useProductWords } from './words/index.ts'
import editor from './Editor.module.css'

type Props = { draft: Draft; onChange: (to: Partial<Draft>) => void; faults: Faults; isNew: boolean }

/** Tax, weight, the shop's own item number, and the dates between which the product is sold. */
export function SellingCard({ draft, onChange, faults, isNew }: Props) {
  const words = useProductWords()
  const fault = (field: string) => ({ 'data-field': field, ...(faults[field] && { error: faults[field] }) })
  return (
    <Card title={words.selling}>
      <div className={editor.pair}>
        <TextField
          label={words.taxRate}
          inputMode="decimal"
          after="%"
          value={draft.taxRate}
          {...fault('tax_rate')}
          onChange={({ target }) => onChange({ taxRate: target.value })}
        />
        <TextField
          label={words.weight}
          inputMode="numeric"
          after="g"
          value={draft.grams}
          {...fault('weight_grams')}
          onChange={({ target }) => onChange({ grams: target.value })}
        />
        <TextField
          label={words.code}
          note={words.optional}
          maxLength={40}
          value={draft.code}
          {...fault('code')}
          onChange={({ target }) => onChange({ code: target.value })}
        />
      </div>
      <div className={editor.dates}>
        {isNew && (
          <MomentField
            label={words.publishAt}
            note={words.optional}
            hint={words.publishHint}
            value={draft.publishAt}
            {...fault('publish_at')}
            onValue={(publishAt) => onChange({ publishAt })}
          />
        )}
        <MomentField
          label={words.expiresAt}
          note={words.optional}
          value={draft.expiresAt}
          {...fault('expires_at')}
          onValue={(expiresAt) => onChange({ expiresAt })}
        />
      </div>
    </Card>
  )
}
