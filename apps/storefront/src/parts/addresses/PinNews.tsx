import { useFindPlaces } from '@plaza/client'
import type { FoundPlace } from '@plaza/contract'
import { Banner, Button } from '@plaza/design'
import { useResting } from '@plaza/web/hooks'
import type { Form } from '@plaza/web/form'
import { readPoint } from '../map/project.ts'
import type { TypedAddress } from './address-form.ts'
import { readPin } from './pin-and-city.ts'
import { useAddressWords } from './words/index.ts'

/** Shows the place at the map pin, or the chosen city. Offers to fill in this place if the typed address is empty or names another place. */
export function PinNews({ form, chosen }: { form: Form<TypedAddress>; chosen: FoundPlace | undefined }) {
  const words = useAddressWords()
  const { location, country, country_name } = form.values
  const city = useResting(form.values.city.trim())
  const [lat, lng] = location.split(',')
  const isPin = readPoint(lat, lng) !== undefined
  // A city that was chosen by its name leaves no pin.
  const pin = readPoint(lat, lng) ?? chosen
  const found = useFindPlaces({ lat, lng, limit: '1' }, { enabled: isPin }).data
  const near = isPin ? found : chosen && [chosen]
  const named = useFindPlaces({ keyword: city, country, limit: '20' }, { enabled: pin !== undefined && country !== '' && city.length > 1 })
  const news = pin && !named.isLoading ? readPin(pin, near?.[0], { country, city }, named.data ?? []) : undefined
  const fill = (place: FoundPlace) => {
    if (place.country !== country) {
      form.set('postcode', '')
      form.set('country', place.country)
      form.set('country_name', place.country_name)
    }
    form.set('state', place.state)
    form.set('city', place.city)
  }
  const called = news && [news.place.city, news.place.country_name].join(', ')
  const written = [form.values.city, country_name].filter(Boolean).join(', ')
  if (!news || !called) return null
  return (
    <Banner
      tone={news.is === 'elsewhere' ? 'warning' : 'info'}
      action={
        <Button look="outline" size="small" onClick={() => fill(news.place)}>
          {words.fillIn(called)}
        </Button>
      }
    >
      {news.is === 'unwritten' ? words.pinNear(called) : isPin ? words.pinElsewhere(called, written) : words.cityElsewhere(called, written)}
    </Banner>
  )
}
