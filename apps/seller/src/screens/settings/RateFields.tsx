import { shippingRegions } from '@plaza/contract'
import { Button, Checkbox, Select, TextField } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { countryName } from '@plaza/web/reading'
import { useCountries } from '../../calls/settings.ts'
import type { ShippingRate } from './ways.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

type Props = {
  rate: ShippingRate
  /** The reason why the server refused a field. */
  errorOf: (name: keyof ShippingRate) => string | undefined
  onChange: (rate: ShippingRate) => void
  onRemove: (() => void) | undefined
}
const sums = ['fee', 'fee_per_kg', 'free_from'] as const
const figures = ['most_grams', 'way_days_least', 'way_days_most'] as const

/** Price of a shipping method in one region: the price by weight, and the order sum from which shipping is free. */
export function RateFields({ rate, errorOf, onChange, onRemove }: Props) {
  const words = useSettingsWords()
  const { lang } = useReader()
  const countries = useCountries()
  const list = rate.region === 'named' ? rate.countries : rate.but_countries
  const put = (codes: string[]) => onChange({ ...rate, [rate.region === 'named' ? 'countries' : 'but_countries']: codes })
  const field = (name: (typeof sums)[number] | (typeof figures)[number]) => ({
    label: words.rate[name],
    value: rate[name],
    error: errorOf(name),
    inputMode: 'decimal' as const,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...rate, [name]: target.value.trim() }),
  })
  return (
    <fieldset className={styles.rate}>
      <legend>{words.regions[rate.region]}</legend>
      <div className={styles.fields}>
        <Select
          label={words.region}
          value={rate.region}
          error={errorOf('region')}
          options={shippingRegions.map((value) => ({ value, label: words.regions[value] }))}
          onChange={({ target }) => onChange({ ...rate, region: target.value as ShippingRate['region'] })}
        />
        {rate.region !== 'home' && (
          <div>
            <Select
              label={rate.region === 'named' ? words.addCountry : words.exceptCountry}
              value=""
              placeholder={words.choose}
              error={errorOf(rate.region === 'named' ? 'countries' : 'but_countries')}
              options={countries.filter(({ code }) => !list.includes(code)).map(({ code, name }) => ({ value: code, label: name }))}
              onChange={({ target }) => target.value && put([...list, target.value])}
            />
            <ul className={styles.chips}>
              {list.map((code) => (
                <li key={code}>
                  <Button look="soft" size="small" onClick={() => put(list.filter((each) => each !== code))}>
                    {countryName(code, lang)} ×
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.triple}>
          {sums.map((name) => (
            <TextField key={name} {...field(name)} before="$" />
          ))}
          {figures.map((name) => (
            <TextField key={name} {...field(name)} />
          ))}
        </div>
        <Checkbox checked={rate.cod === '1'} onChange={({ target }) => onChange({ ...rate, cod: target.checked ? '1' : '0' })}>
          {words.cod}
        </Checkbox>
        {onRemove && (
          <Button look="link" size="small" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
