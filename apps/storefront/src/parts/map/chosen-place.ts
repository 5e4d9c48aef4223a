import { createStore } from '../store.ts'
import type { PickedPlace } from './PickPlace.tsx'

/** What was chosen on the map last, for whoever sent one there. */
export const chosenPlace = createStore<PickedPlace | null>(null)
