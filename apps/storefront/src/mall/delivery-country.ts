import { useGetAddresses } from '@plaza/client'
import { useIsInBrowser } from '@plaza/web/hooks'
import { safeStorage } from '@plaza/web/keep'
import { createStore, useStore } from '@plaza/web/store'
import { useLang } from '@plaza/web'
import { guessCountry } from './guess-country.ts'
import { useSession } from './mall.tsx'

const storageKey = 'delivery-country'
/** A stored value that is not a country code is ignored. */
const read = (): string | null => /^[A-Z]{2}$/.exec(safeStorage.read(storageKey) ?? '')?.[0] ?? null
const store = createStore(read(), null)
safeStorage.follow(storageKey, () => store.set(read()))

/** Delivery country chosen on this device; null until the user chooses one. */
export const deliveryCountry = {
  ...store,
  choose: (country: string) => {
    store.set(country)
    safeStorage.write(storageKey, country)
  },
  forget: () => {
    store.set(null)
    safeStorage.forget(storageKey)
  },
}

/** Delivery country: chosen on this device, taken from the default address, or guessed. Undefined while the address is loading. */
export const useDeliveryCountry = (): string | undefined => {
  const chosen = useStore(deliveryCountry)
  const { token } = useSession()
  const lang = useLang()
  // False while the server renders, because the server cannot read the browser's storage.
  const isHere = useIsInBrowser()
  const book = useGetAddresses({ enabled: isHere && token !== null && chosen === null })
  if (!isHere) return undefined
  if (chosen !== null) return chosen
  if (token !== null && book.isPending) return undefined
  const home = token === null ? undefined : book.data?.list.find((address) => address.id === book.data.default_id)
  return home?.country ?? guessCountry(lang, navigator.languages)
}
