import type { AddressForm, FoundPlace } from '@plaza/contract'
import { Banner, Button, Icon, IconMapPin, TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Around } from '../map/use-view-around.ts'
import { PinNews } from './PinNews.tsx'
import { PlaceField } from './PlaceField.tsx'
import type { TypedAddress } from './address-form.ts'
import { type Filled, fieldsFrom } from './fill-from-place.ts'
import type { PlaceOption } from './use-place-options.ts'
import { useAddressWords } from './words/index.ts'
import styles from './Addresses.module.css'

type Rules = Pick<AddressForm, 'order' | 'postcode' | 'state' | 'state_word'> & { postcode_example?: string | null }
type Props = {
  form: Form<TypedAddress>
  rules: Rules
  /** The country that the form started with. A place on the map replaces it, because the customer did not choose it. */
  guess?: string | undefined
  /** Allows the customer to set a pin on the map for the courier. */
  withMap?: boolean
}
type Line = AddressForm['order'][number]

/** Location fields: the country first, then the address fields of that country in its usual order. */
export function AddressPlaces({ form, rules, guess, withMap = true }: Props) {
  const words = useAddressWords()
  const { country, state } = form.values
  const [chosen, setChosen] = useState<FoundPlace>()
  const [filled, setFilled] = useState<Filled>()
  const pick = (location: string, found?: FoundPlace) => {
    form.set('location', location)
    setChosen(found)
    const fields = found ? fieldsFrom(form.values, found, guess) : {}
    const entries = Object.entries(fields) as [keyof Filled, string][]
    for (const [name, value] of entries) form.set(name, value)
    setFilled(entries.length > 0 ? fields : undefined)
  }
  const chooseCountry = (place: PlaceOption) => {
    form.set('country', place.code)
    form.set('country_name', place.name)
    if (place.code === country) return
    for (const name of ['state', 'city', 'postcode'] as const) form.set(name, '')
  }
  const optional = (need: string) => (need === 'optional' ? words.optional : undefined)
  const lines: Record<Line, () => ReactNode> = {
    street: () => <TextField key="street" {...form.field('street')} label={words.street} autoComplete="street-address" maxLength={200} />,
    city: () => (
      <PlaceField
        key="city"
        {...placed(form, 'city')}
        label={words.city}
        autoComplete="address-level2"
        within={{ level: 'city', country, state: rules.state === 'none' ? '' : state, stateless: rules.state === 'none' }}
        onChoose={(place) => {
          form.set('city', place.name)
          if (place.state) form.set('state', place.state)
        }}
      />
    ),
    state: () =>
      rules.state !== 'none' && (
        <PlaceField
          key="state"
          {...placed(form, 'state')}
          label={words.states[rules.state_word]}
          note={optional(rules.state)}
          autoComplete="address-level1"
          within={{ level: 'state', country }}
          onChoose={(place) => {
            if (state !== '' && place.name !== state) form.set('city', '')
            form.set('state', place.name)
          }}
        />
      ),
    postcode: () =>
      rules.postcode !== 'none' && (
        <TextField
          key="postcode"
          {...form.field('postcode')}
          label={words.postcode}
          note={optional(rules.postcode)}
          hint={rules.postcode_example ? words.example(rules.postcode_example) : undefined}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      ),
  }
  return (
    <>
      <PlaceField
        {...placed(form, 'country_name')}
        label={words.country}
        autoComplete="country-name"
        within={{ level: 'country' }}
        listed
        onType={(text) => {
          form.set('country_name', text)
          form.set('country', '')
        }}
        onChoose={chooseCountry}
      />
      {country !== '' && rules.order.map((line) => lines[line]())}
      {withMap && (
        <>
          <MapPlace location={form.values.location} around={{ country, name: form.values.city || state }} onPick={pick} />
          {filled && <FilledIn form={form} filled={filled} onOver={() => setFilled(undefined)} />}
          <PinNews form={form} chosen={chosen} />
        </>
      )}
    </>
  )
}

/** Form props for a field with place search. */
const placed = (form: Form<TypedAddress>, name: 'country_name' | 'state' | 'city') => ({
  name,
  value: form.values[name],
  error: form.errors[name],
  onType: (text: string) => form.set(name, text),
})

type OnPick = (location: string, found?: FoundPlace) => void
type Picker = ComponentType<{ start: string; around: Around; onPick: OnPick; onClose: () => void }>

/** Says which fields the chosen place filled, with a way back. */
function FilledIn({ form, filled, onOver }: { form: Form<TypedAddress>; filled: Filled; onOver: () => void }) {
  const words = useAddressWords()
  const names = Object.keys(filled) as (keyof Filled)[]
  const undo = () => {
    for (const name of names) if (form.values[name] === filled[name]) form.set(name, '')
    onOver()
  }
  const said = [filled.city, filled.state === filled.city ? '' : filled.state, filled.country_name].filter(Boolean).join(', ')
  return (
    <Banner
      tone="info"
      action={
        <Button look="link" size="small" onClick={undo}>
          {words.undo}
        </Button>
      }
    >
      {words.filledIn(said)}
    </Banner>
  )
}

/** Map pin for the courier. */
function MapPlace({ location, around, onPick }: { location: string; around: Around; onPick: OnPick }) {
  const words = useAddressWords()
  const [open, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<Picker>()
  const [busy, setBusy] = useState(false)
  const show = () => {
    setOpen(true)
    if (Sheet) return
    setBusy(true)
    import('../map/PickPlaceSheet.tsx')
      .then(({ PickPlaceSheet }) => setSheet(() => PickPlaceSheet))
      .catch(() => setOpen(false))
      .finally(() => setBusy(false))
  }
  return (
    <div className={styles.map}>
      <Button look="soft" size="small" busy={busy} icon={<Icon of={IconMapPin} size={18} />} onClick={show}>
        {words.pick}
      </Button>
      {location && (
        <p className={styles.picked}>
          {words.picked}
          <Button look="link" size="small" onClick={() => onPick('')}>
            {words.forget}
          </Button>
        </p>
      )}
      {open && Sheet && (
        <Sheet
          start={location}
          around={around}
          onClose={() => setOpen(false)}
          onPick={(picked, found) => {
            onPick(picked, found)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
