import { Sheet } from '@plaza/design'
import { useState } from 'react'
import { deliveryCountry } from '../../mall/delivery-country.ts'
import { useReader } from '../../mall/reader.ts'
import { PlaceField } from '../addresses/PlaceField.tsx'
import { useAddressWords } from '../addresses/words/index.ts'
import { useDeliveryWords } from './words.ts'
import styles from './CountrySheet.module.css'

/** Sheet to choose another delivery country, which this device stores. */
export function CountrySheet({ name, onClose }: { name: string; onClose: () => void }) {
  const { common } = useReader().words
  const words = useDeliveryWords()
  const { country } = useAddressWords()
  const [typed, setTyped] = useState(name)
  return (
    <Sheet open onClose={onClose} title={words.whereTo} closeLabel={common.close}>
      <div className={styles.body}>
        <PlaceField
          name="delivery_country"
          label={country}
          error={undefined}
          value={typed}
          autoComplete="country-name"
          within={{ level: 'country' }}
          listed
          first
          onType={setTyped}
          onChoose={({ code }) => {
            deliveryCountry.choose(code)
            onClose()
          }}
        />
      </div>
    </Sheet>
  )
}
