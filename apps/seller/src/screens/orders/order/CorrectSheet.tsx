import { type SoldOrderDetail, otherCarrier } from '@plaza/contract'
import { Button, Sheet, TextField, toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { useId } from 'react'
import { useCorrectParcel } from '../../../calls/orders.ts'
import { CarrierFields, type TypedCarrier, sentCarrier, useNumberHint } from '../../../parts/order/CarrierFields.tsx'
import { useWords } from '../../../words/index.ts'
import { useOrderWords } from './words/index.ts'
import sheet from './Sheets.module.css'

type Props = { order: SoldOrderDetail; parcel: SoldOrderDetail['parcels'][number]; onClose: () => void }

/** Form to correct the carrier and the number of a parcel. */
export function CorrectSheet({ order: { id, carriers }, parcel, onClose }: Props) {
  const words = useOrderWords()
  const { console: shared } = useWords()
  const formId = useId()
  const { mutateAsync: correct } = useCorrectParcel()
  // The promised carrier has a key of its own in the list, so the parcel's carrier is also found by its name.
  const known = carriers.find(({ key, name }) => key === parcel.carrier || name === parcel.carrier_name)
  const start = {
    carrier: known?.key ?? otherCarrier,
    carrier_name: known ? '' : parcel.carrier_name,
    carrier_page: known ? '' : (parcel.tracking_url ?? '').replaceAll(parcel.tracking_no, '{no}'),
    tracking_no: parcel.tracking_no,
  }
  const form = useForm(start, async ({ tracking_no, ...typed }) => {
    await correct({ id, parcel_id: parcel.id, ...sentCarrier(typed), tracking_no })
    toasts.show(words.done.progress)
    onClose()
  })
  const change = (field: keyof TypedCarrier, value: string) => {
    form.set(field, value)
    // Each carrier has its own format, so the refusal of the number ends with the carrier.
    if (field === 'carrier') form.mark('tracking_no', undefined)
  }
  const numberHint = useNumberHint(carriers, form.values.carrier)
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.correct}
      closeLabel={shared.close}
      footer={
        <Button type="submit" form={formId} busy={form.busy}>
          {words.saveNumber}
        </Button>
      }
    >
      <form id={formId} noValidate className={sheet.fields} onSubmit={form.submit}>
        <p className={sheet.note}>{words.correctText}</p>
        <CarrierFields carriers={carriers} values={form.values} errors={form.errors} onChange={change} />
        <TextField
          label={words.trackingNo}
          hint={numberHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('tracking_no')}
        />
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
