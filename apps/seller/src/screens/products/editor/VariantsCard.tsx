import { Card, useUndo } from '@plaza/console'
import { productLimits } from '@plaza/contract'
import { Button, FieldError, Icon, IconPlus } from '@plaza/design'
import { useId } from 'react'
import type { Draft, DraftOption } from './draft.ts'
import type { Faults } from './faults.ts'
import { OptionField } from './OptionField.tsx'
import { OptionWords } from './OptionWords.tsx'
import { planSkus } from './sku-grid.ts'
import { SkuTable } from './SkuTable.tsx'
import { useProductWords } from './words/index.ts'
import editor from './Editor.module.css'

type Props = { draft: Draft; onChange: (to: Partial<Draft>) => void; faults: Faults; jumps: ReadonlyMap<string, number> }

/** Index of the first option with the name of an earlier one, or -1. */
const firstRepeated = (options: readonly DraftOption[]): number =>
  options.findIndex(({ name }, at) => options.slice(0, at).some((earlier) => earlier.name.trim() === name.trim()))

/** Price, variants and stock of each variant. */
export function VariantsCard({ draft, onChange, faults, jumps }: Props) {
  const words = useProductWords()
  const id = useId()
  const { options } = draft
  const undo = useUndo()
  const set = (next: readonly DraftOption[]) => onChange({ options: next, skus: planSkus(draft, next) })
  /** The prices of the removed variants come back too. */
  const remove = (name: string, next: readonly DraftOption[]) => {
    set(next)
    undo(name, () => onChange({ options, skus: draft.skus }))
  }
  const wrongOption = faults['options'] === undefined ? -1 : firstRepeated(options)
  const fault = faults['skus'] ?? (wrongOption === -1 ? faults['options'] : undefined)
  return (
    <Card
      title={words.variants}
      action={
        options.length < productLimits.options && (
          <Button
            data-field={options.length === 0 ? 'skus options' : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            look="link"
            size="small"
            icon={<Icon of={IconPlus} size={18} />}
            onClick={() => onChange({ options: [...options, { name: '', values: [] }] })}
          >
            {words.addOption}
          </Button>
        )
      }
    >
      <div className={editor.fields}>
        {options.map((option, at) => (
          <OptionField
            // oxlint-disable-next-line react/no-array-index-key -- an option is which one it is, whatever it is called by now
            key={at}
            number={at + 1}
            option={option}
            fields={[at === 0 && 'skus', at === Math.max(wrongOption, 0) && 'options'].filter(Boolean).join(' ')}
            error={at === wrongOption ? faults['options'] : undefined}
            onChange={(to) => set(options.map((each, index) => (index === at ? to : each)))}
            onRemoveValue={(value) =>
              remove(
                value,
                options.map((each, index) => (index === at ? { ...each, values: each.values.filter((one) => one !== value) } : each)),
              )
            }
            onRemove={() =>
              remove(
                option.name || words.option(at + 1),
                options.filter((_, index) => index !== at),
              )
            }
          />
        ))}
        <OptionWords options={options} onChange={(next) => onChange({ options: next })} />
        <SkuTable draft={draft} faults={faults} jumps={jumps} onChange={(skus) => onChange({ skus })} />
        <p className={editor.hint}>{words.stockHint}</p>
        <FieldError id={`${id}-fault`} {...(fault && { error: fault })} />
      </div>
    </Card>
  )
}
