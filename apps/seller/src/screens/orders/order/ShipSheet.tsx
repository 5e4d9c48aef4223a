import { type SoldOrderDetail, otherCarrier } from '@plaza/contract'
import { Button, Sheet, Stepper, TextField, toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { useId, useState } from 'react'
import { useShipOrder } from '../../../calls/orders.ts'
import { CarrierFields, type TypedCarrier, sentCarrier, useNumberHint } from '../../../parts/order/CarrierFields.tsx'
import { useWords } from '../../../words/index.ts'
import { linesToSend, partsLeft } from './parts-left.ts'
import { useLineName } from './use-line-name.ts'
import { useOrderWords } from './words/index.ts'
import sheet from './Sheets.module.css'

/** Form to ship a parcel: carrier, tracking number, and the order items in the parcel. */
export function ShipSheet({ order, onClose }: { order: SoldOrderDetail; onClose: () => void }) {
  const words = useOrderWords()
  const { console: shared } = useWords()
  const nameOf = useLineName()
  const formId = useId()
  const left = partsLeft(order)
  const [parts, setParts] = useState<Readonly<Record<string, number>>>(() => Object.fromEntries(left.map(({ id, left: n }) => [id, n])))
  const { mutateAsync: ship } = useShipOrder()
  const start = { carrier: order.carriers[0]?.key ?? otherCarrier, carrier_name: '', carrier_page: '', tracking_no: '' }
  const form = useForm(start, async ({ tracking_no, ...typed }) => {
    const lines = linesToSend(left, parts)
    await ship({ id: order.id, ...sentCarrier(typed), tracking_no, ...(lines && { lines }) })
    toasts.show(words.done.ship)
    onClose()
  })
  const change = (field: keyof TypedCarrier, value: string) => {
    form.set(field, value)
    // Each carrier has its own format, so the refusal of the number ends with the carrier.
    if (field === 'carrier') form.mark('tracking_no', undefined)
  }
  const numberHint = useNumberHint(order.carriers, form.values.carrier)
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
        <CarrierFields carriers={order.carriers} values={form.values} errors={form.errors} onChange={change} />
        <TextField
          label={words.trackingNo}
          hint={numberHint}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...tracking}
        />
        <fieldset className={sheet.parts}>
          <legend>{words.inParcel}</legend>
          {left.map(({ id, line, left: most }) => {
            const { name, chosen, full } = nameOf(line)
            return (
              <div key={id} className={sheet.part}>
                <span className={sheet.words}>
                  <span>{name}</span>
                  {chosen && <span className={sheet.note}>{chosen}</span>}
                </span>
                <Stepper
                  label={words.quantityOf(full)}
                  decreaseLabel={words.less}
                  increaseLabel={words.more}
                  min={0}
                  max={most}
                  value={parts[id] ?? 0}
                  onChange={(quantity: number) => setParts({ ...parts, [id]: quantity })}
                />
              </div>
            )
          })}
        </fieldset>
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
