import type { SoldOrderDetail } from '@plaza/contract'
import { Button, Select, Sheet, Stepper, TextField, toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useId, useState } from 'react'
import { useShipOrder } from '../../../calls/orders.ts'
import { useWords } from '../../../words/index.ts'
import { linesToSend, partsLeft } from './parts-left.ts'
import { useOrderWords } from './words/index.ts'
import sheet from './Sheets.module.css'

/** Form to ship a parcel: carrier, tracking number, and the order items in the parcel. */
export function ShipSheet({ order, onClose }: { order: SoldOrderDetail; onClose: () => void }) {
  const words = useOrderWords()
  const { console: shared } = useWords()
  const { text } = useReader()
  const formId = useId()
  const left = partsLeft(order)
  const [parts, setParts] = useState<Readonly<Record<string, number>>>(() => Object.fromEntries(left.map(({ id, left: n }) => [id, n])))
  const { mutateAsync: ship } = useShipOrder()
  const form = useForm({ carrier: order.carriers[0]?.key ?? '', tracking_no: '' }, async (typed) => {
    const lines = linesToSend(left, parts)
    await ship({ id: order.id, ...typed, ...(lines && { lines }) })
    toasts.show(words.done.ship)
    onClose()
  })
  const carrier = order.carriers.find(({ key }) => key === form.values.carrier)
  const { error, ...tracking } = form.field('tracking_no')
  const isEmpty = Object.values(parts).every((n) => n === 0)
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.actions.ship}
      closeLabel={shared.close}
      footer={
        <Button type="submit" form={formId} busy={form.busy} whyNot={isEmpty ? words.emptyParcel : undefined}>
          {words.send}
        </Button>
      }
    >
      <form id={formId} noValidate className={sheet.fields} onSubmit={form.submit}>
        <Select
          label={words.carrier}
          options={order.carriers.map(({ key, name }) => ({ value: key, label: name }))}
          value={form.values.carrier}
          error={form.errors.carrier}
          onChange={({ target }) => form.set('carrier', target.value)}
        />
        <TextField
          label={words.trackingNo}
          hint={carrier && words.looksLike(carrier.example)}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...tracking}
        />
        <fieldset className={sheet.parts}>
          <legend>{words.inParcel}</legend>
          {left.map(({ id, line, left: most }) => (
            <div key={id} className={sheet.part}>
              <span>{text(line, 'name')}</span>
              <Stepper
                label={words.quantityOf(text(line, 'name'))}
                decreaseLabel={words.less}
                increaseLabel={words.more}
                min={0}
                max={most}
                value={parts[id] ?? 0}
                onChange={(quantity: number) => setParts({ ...parts, [id]: quantity })}
              />
            </div>
          ))}
        </fieldset>
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
