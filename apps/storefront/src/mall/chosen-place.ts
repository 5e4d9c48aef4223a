import { createStore } from '@plaza/web/store'

export type PickedPlace = { lat: number; lng: number; name: string; address: string }

/** What was chosen on the map last, for whoever sent one there. */
export const chosenPlace = createStore<PickedPlace | null>(null)
