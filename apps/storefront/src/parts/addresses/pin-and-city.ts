import type { FoundPlace } from '@plaza/contract'
import { type Point, kmBetween } from '../map/project.ts'

type Said = { country: string; city: string }
/** Compares the pin with the typed address: `elsewhere` differs, `unwritten` is empty. Undefined if unknown. */
export type PinNews = { is: 'elsewhere' | 'unwritten'; place: FoundPlace }

/** Still the same city, however large it is. */
const kmOfCity = 60
const fold = (name: string) => name.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Holds the pin, and the place nearest to it, against the city that was written, of which there may be several by that name. */
export const readPin = (pin: Point, nearest: FoundPlace | undefined, said: Said, named: readonly FoundPlace[]): PinNews | undefined => {
  if (!nearest || (nearest.distance_km ?? 0) > kmOfCity) return undefined
  const isFilled = said.city.trim() !== ''
  if (nearest.country !== said.country) return { is: isFilled || said.country ? 'elsewhere' : 'unwritten', place: nearest }
  if (!isFilled) return { is: 'unwritten', place: nearest }
  if (fold(nearest.city) === fold(said.city)) return undefined
  const same = named.filter((place) => fold(place.city) === fold(said.city))
  if (same.length === 0 || same.some((place) => kmBetween(pin, place) <= kmOfCity)) return undefined
  return { is: 'elsewhere', place: nearest }
}
