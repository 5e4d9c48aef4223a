import type { FoundPlace } from '@plaza/contract'
import { Sheet } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { PickPlace, type Picked } from './PickPlace.tsx'
import type { Around } from './use-view-around.ts'
import { readPoint, written } from './project.ts'
import { useMapWords } from './words/index.ts'

type Props = {
  /** `latitude,longitude`, or empty. */
  start: string
  /** Country and city where the map opens if no place is set. */
  around: Around
  /** The location is empty for a city that was chosen by its name: its centre helps no courier. */
  onPick: (location: string, found: FoundPlace | undefined) => void
  onClose: () => void
}

/** A sheet with the map, for a form with a location field. */
export function PickPlaceSheet({ start, around, onPick, onClose }: Props) {
  const words = useMapWords()
  const { common } = useReader().words
  const [lat, lng] = start.split(',')
  const pick = ({ lat: north, lng: east, found, isCity }: Picked) => onPick(isCity ? '' : `${written(north)},${written(east)}`, found)
  return (
    <Sheet open onClose={onClose} title={words.choose} closeLabel={common.close} size="full">
      <PickPlace start={readPoint(lat, lng)} around={around} onPick={pick} />
    </Sheet>
  )
}
