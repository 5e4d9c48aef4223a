import { type SoldOrderDetail, otherCarrier, promisedCarrier } from '@plaza/contract'
import { Select, TextField } from '@plaza/design'
import { useCarrierWords } from './carrier-words.ts'

export type Carriers = SoldOrderDetail['carriers']
export type TypedCarrier = { carrier: string; carrier_name: string; carrier_page: string }

/** The sent fields. Name and link belong to a carrier outside the list only. */
export const sentCarrier = ({ carrier, ...typed }: TypedCarrier) => ({ carrier, ...(carrier === otherCarrier && typed) })

type Props = {
  carriers: Carriers
  /** Several orders are shipped, so the name of the promised carrier says it itself. */
  isForMany?: boolean
  values: TypedCarrier
  errors: Partial<Record<keyof TypedCarrier, string>>
  onChange: (field: keyof TypedCarrier, value: string) => void
}

/** Choice of the carrier. The promised one comes first; another one is typed by its name. */
export function CarrierFields({ carriers, isForMany = false, values, errors, onChange }: Props) {
  const words = useCarrierWords()
  const named = carriers.map(({ key, name }) => ({
    value: key,
    label: key === promisedCarrier && !isForMany ? words.promised(name) : name,
  }))
  return (
    <>
      <Select
        label={words.carrier}
        options={[...named, { value: otherCarrier, label: words.other }]}
        value={values.carrier}
        error={errors.carrier}
        onChange={({ target }) => onChange('carrier', target.value)}
      />
      {values.carrier === otherCarrier && (
        <>
          <TextField
            label={words.name}
            value={values.carrier_name}
            error={errors.carrier_name}
            autoComplete="off"
            maxLength={80}
            onChange={({ target }) => onChange('carrier_name', target.value)}
          />
          <TextField
            label={words.page}
            hint={words.pageHint}
            type="url"
            inputMode="url"
            value={values.carrier_page}
            error={errors.carrier_page && words.pageWrong}
            autoComplete="off"
            maxLength={300}
            onChange={({ target }) => onChange('carrier_page', target.value)}
          />
        </>
      )}
    </>
  )
}

/** Hint of the number field: a number of the carrier, or the signs of a carrier that the mall does not know. */
export const useNumberHint = (carriers: Carriers, chosen: string): string => {
  const words = useCarrierWords()
  const example = carriers.find(({ key }) => key === chosen)?.example
  return example ? words.looksLike(example) : words.anyNumber
}
