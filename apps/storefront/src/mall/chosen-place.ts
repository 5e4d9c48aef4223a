import { createStore } from '@plaza/web/store'

export type PickedPlace = { lat: number; lng: number; name: string; address: string }

/** The last place that the user chose on the map. The screen that opened the map reads it. */
export const chosenPlace = createStore<PickedPlace | null>(null)
