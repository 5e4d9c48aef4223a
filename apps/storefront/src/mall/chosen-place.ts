import { createStore } from '@plaza/web/store'

export type PickedPlace = { lat: number; lng: number; name: string; address: string }

/** The last place chosen on the map, for the screen that sent the user there. */
export const chosenPlace = createStore<PickedPlace | null>(null)
