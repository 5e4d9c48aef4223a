import { Card, FormPage, useUndo } from '@plaza/console'
import type { StockLevel } from '@plaza/contract'
import { Icon, IconButton, IconTrash, TextArea, TextField, toasts } from '@plaza/design'
import { isCallFailure } from '@plaza/client'
import { useForm, useOnceKey } from '@plaza/web/form'
import { go } from '@plaza/web/route'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useApplyStock } from '../../../calls/inventory.ts'
import { FileField } from '../../../parts/files/FileField.tsx'
import { useFiles } from '../../../parts/files/use-files.ts'
import { hrefOf } from '../../../paths.ts'
import { Goods } from '../Goods.tsx'
import { PickGoods } from './PickGoods.tsx'
import { useIntakeWords } from './words/index.ts'
import styles from '../Stock.module.css'

type Line = { sku: StockLevel; quantity: string }
const isCount = (text: string) => /^[1-9][0-9]{0,5}$/.test(text) && Number(text) <= 100_000

/** Form for a stock delivery: goods, quantities, date and documents. */
export default function NewIntakeScreen() {
  const words = useIntakeWords()
  const { text } = useReader()
  const keyFor = useOnceKey()
  const [lines, setLines] = useState<readonly Line[]>([])
  const undo = useUndo()
  const documents = useFiles('certificate', 3)
  const [faults, setFaults] = useState<{ lines?: string; document?: string }>({})
  const { mutateAsync: apply, reasonOf } = useApplyStock()
  const form = useForm({ arrives_at: '', document_no: '', note: '' }, async (typed, fail) => {
    const wrong = {
      ...(lines.length === 0
        ? { lines: words.wrong.lines }
        : !lines.every(({ quantity }) => isCount(quantity)) && { lines: words.wrong.quantity }),
      ...(documents.sent.length === 0 && { document: words.wrong.document }),
    }
    setFaults(wrong)
    const day = typed.arrives_at === '' ? { arrives_at: words.wrong.arrives_at } : {}
    if (Object.keys({ ...wrong, ...day }).length > 0) return fail(day)
    try {
      const fields = {
        ...typed,
        lines: lines.map(({ sku, quantity }) => ({ sku_id: sku.sku_id, quantity })),
        document: documents.sent.map((each) => each.id),
      }
      const { id } = await apply({ ...fields, idempotency_key: keyFor(fields) })
      setLines([])
      toasts.show(words.sent)
      go(hrefOf('intake', { id }))
    } catch (error) {
      if (reasonOf(error) === 'too_many') return fail({}, words.tooMany)
      const fields = isCallFailure(error) ? ((error.data as { fields?: Record<string, string> } | null)?.fields ?? {}) : {}
      if (fields['arrives_at']) return fail({ arrives_at: words.wrong.arrives_at })
      throw error
    }
  })
  const pick = (sku: StockLevel) =>
    setLines((before) => (before.some((each) => each.sku.sku_id === sku.sku_id) ? before : [...before, { sku, quantity: '' }]))
  const removeLine = (sku: StockLevel, name: string) => {
    const at = lines.findIndex((each) => each.sku === sku)
    setLines(lines.toSpliced(at, 1))
    undo(name, () => setLines((now) => now.toSpliced(at, 0, ...lines.slice(at, at + 1))))
  }
  const isDirty = lines.length > 0 || documents.sent.length > 0 || form.values.note !== ''
  return (
    <FormPage title={words.add} back={{ href: hrefOf('intakes'), label: words.title }} form={form} save={words.send} isDirty={isDirty}>
      <Card title={words.lines}>
        <div className={styles.fields}>
          <ul className={styles.lines}>
            {lines.map(({ sku, quantity }) => {
              const name = text(sku, 'name')
              return (
                <li key={sku.sku_id} className={styles.line}>
                  <Goods of={sku} />
                  <TextField
                    label={words.quantity(name)}
                    inputMode="numeric"
                    value={quantity}
                    maxLength={6}
                    error={faults.lines !== undefined && !isCount(quantity) ? words.wrong.quantity : undefined}
                    onChange={({ target }) =>
                      setLines(lines.map((each) => (each.sku === sku ? { ...each, quantity: target.value } : each)))
                    }
                  />
                  <IconButton label={words.remove(name)} onClick={() => removeLine(sku, name)}>
                    <Icon of={IconTrash} size={20} />
                  </IconButton>
                </li>
              )
            })}
          </ul>
          <PickGoods onPick={pick} error={lines.length === 0 ? faults.lines : undefined} />
        </div>
      </Card>
      <Card title={words.documents}>
        <div className={styles.fields}>
          <FileField
            files={documents}
            words={{ label: words.documents, add: words.addDocument, hint: words.documentHint, remove: words.remove }}
            error={faults.document}
          />
          <TextField {...form.field('document_no')} label={words.documentNo} maxLength={60} />
        </div>
      </Card>
      <Card title={words.columns.arrives}>
        <div className={styles.fields}>
          <TextField {...form.field('arrives_at')} label={words.arrives} type="date" />
          <TextArea label={words.note} maxLength={300} value={form.values.note} onChange={({ target }) => form.set('note', target.value)} />
        </div>
      </Card>
    </FormPage>
  )
}
