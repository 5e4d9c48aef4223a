import type { FoundPlace } from '@plaza/contract'
import { type Point, kmBetween } from '../map/project.ts'

type TypedCity = { country: string; city: string }
/** Result of comparing the pin with the typed city: `elsewhere` is another place, `unwritten` means that no city is typed. */
export type PinNews = { is: 'elsewhere' | 'unwritten'; place: FoundPlace }

/** Maximum distance between two points of the same large city. */
const kmOfCity = 60
const fold = (name: string) => name.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Compares the pin and its nearest place with the typed city. Several cities can have the typed name. */
export const readPin = (
  pin: Point,
  nearest: FoundPlace | undefined,
  said: TypedCity,
  named: readonly FoundPlace[],
): PinNews | undefined => {
  if (!nearest || (nearest.distance_km ?? 0) > kmOfCity) return undefined
  const isFilled = said.city.trim() !== ''
  if (nearest.country !== said.country) return { is: isFilled || said.country ? 'elsewhere' : 'unwritten', place: nearest }
  if (!isFilled) return { is: 'unwritten', place: nearest }
  if (fold(nearest.city) === fold(said.city)) return undefined
  const same = named.filter((place) => fold(place.city) === fold(said.city))
  if (same.length === 0 || same.some((place) => kmBetween(pin, place) <= kmOfCity)) return undefined
  return { is: 'elsewhere', place: nearest }
}
