import { useFindPlaces } from '@plaza/client'
import type { FoundPlace } from '@plaza/contract'
import { Banner, Button, Icon, IconCurrentLocation, RadioCards, Segmented, Skeleton, TextField } from '@plaza/design'
import { useResting } from '@plaza/web/hooks'
import { useState } from 'react'
import type { PickedPlace } from '../../mall/chosen-place.ts'
import { Coordinates } from './Coordinates.tsx'
import { type Point, type View, viewWithin, written } from './project.ts'
import { useMap } from './use-map.ts'
import { useOwnPlace } from './use-own-place.ts'
import { type Around, useViewAround } from './use-view-around.ts'
import { useMapWords } from './words/index.ts'
import styles from './PickPlace.module.css'

const world: View = { lat: 20, lng: 60, zoom: 1.6 }
const cityZoom = 11
const fullName = ({ city, state, country_name: country }: FoundPlace) =>
  [city, state === city ? '' : state, country].filter(Boolean).join(', ')

const nowhere: Around = { country: '', name: '' }

/** `found` is the nearest known city. `isCity`: the city was chosen by its name, so the coordinates are only its centre. */
export type Picked = PickedPlace & { found: FoundPlace | undefined; isCity: boolean }
type Props = { start?: Point; around?: Around; onPick: (place: Picked) => void }

/** Picks a place: by search, the device's position, the map or a list. Without a map of streets, only cities are searched. */
export function PickPlace({ start, around = nowhere, onPick }: Props) {
  const words = useMapWords()
  const [moved, setView] = useState<View | undefined>(start && { ...start, zoom: cityZoom })
  const begun = useViewAround(around)
  const view = moved ?? begun ?? world
  const [mode, setMode] = useState('map')
  const map = useMap()
  const [isCity, setIsCity] = useState(false)
  const go = (point: Point, zoom = cityZoom, toCity = false) => {
    setIsCity(toCity)
    setView(viewWithin({ ...point, zoom: Math.max(view.zoom, zoom) }))
  }
  const toCity = (place: FoundPlace) => go(place, cityZoom, map.is !== 'there')
  const moveTo = (next: View) => {
    setIsCity(false)
    setView(next)
  }
  const own = useOwnPlace((point) => go(point, 13))
  const at = useResting(`${written(view.lat)} ${written(view.lng)}`, 200).split(' ')
  const near = useFindPlaces({ lat: at[0], lng: at[1], limit: '20' }).data ?? []
  const nearest = near[0]
  const said = nearest ? words.near(fullName(nearest)) : words.nowhere
  const isMap = map.is === 'there' || map.is === 'waiting'
  // Without a map, the view around the typed country is no choice of a place.
  const isChosen = isMap ? view.zoom > 4 : moved !== undefined
  return (
    <div className={styles.pick}>
      <PlaceSearch onChoose={toCity} />
      <div>
        <Button look="soft" size="small" busy={own.busy} icon={<Icon of={IconCurrentLocation} size={18} />} onClick={own.ask}>
          {words.here}
        </Button>
        <p className={styles.reason}>{words.hereReason}</p>
      </div>
      {own.failed && <Banner tone="warning">{own.failed === 'refused' ? words.hereRefused : words.hereLost}</Banner>}
      {isMap && (
        <Segmented
          label={words.views}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'map', label: words.map },
            { value: 'list', label: words.list },
          ]}
        />
      )}
      {map.is === 'lost' && <p className={styles.reason}>{words.tilesLost}</p>}
      {map.is === 'there' && mode === 'map' && <map.Tiled {...map} view={view} onView={moveTo} pinLabel={said} />}
      {map.is === 'waiting' && mode === 'map' && <Skeleton shape="block" className={styles.hold} />}
      {(isMap ? mode === 'list' : isChosen) && near.length > 0 && (
        <RadioCards
          label={words.nearby}
          value={undefined}
          onChange={(at) => {
            const place = near[Number(at)]
            if (place) toCity(place)
          }}
          cards={near.map((place, at) => ({
            value: String(at),
            title: place.city,
            text: [place.state === place.city ? '' : place.state, place.country_name].filter(Boolean).join(', '),
            aside: place.distance_km === null ? undefined : words.km(String(Math.round(place.distance_km))),
          }))}
        />
      )}
      <Coordinates point={view} onPoint={(point) => go(point)} />
      <div className={styles.confirm}>
        <p role="status">{isChosen ? said : isMap ? words.closer : words.searchFirst}</p>
        <Button
          wide
          whyNot={isChosen ? undefined : words.closer}
          onClick={() =>
            isChosen &&
            onPick({
              ...{ lat: view.lat, lng: view.lng, name: nearest?.city ?? '', address: nearest ? fullName(nearest) : '' },
              ...{ found: nearest, isCity },
            })
          }
        >
          {words.confirm}
        </Button>
      </div>
    </div>
  )
}

function PlaceSearch({ onChoose }: { onChoose: (place: FoundPlace) => void }) {
  const words = useMapWords()
  const [typed, setTyped] = useState('')
  const keyword = useResting(typed.trim())
  const found = useFindPlaces({ keyword, limit: '8' }, { enabled: keyword.length > 1 })
  const list = keyword.length > 1 ? (found.data ?? []) : []
  const choose = (place: FoundPlace) => {
    setTyped('')
    onChoose(place)
  }
  return (
    <search>
      <TextField
        label={words.search}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // The first Esc closes the list of cities, and the next one the sheet.
          if (event.key === 'Escape' && typed !== '') {
            event.preventDefault()
            event.stopPropagation()
            return setTyped('')
          }
          if (event.key !== 'Enter') return
          // The map may be inside a form, which Enter must not submit.
          event.preventDefault()
          if (list[0]) choose(list[0])
        }}
      />
      <ul aria-label={words.results} className={styles.results}>
        {list.map((place) => (
          <li key={`${place.lat} ${place.lng} ${place.city}`}>
            <button type="button" onClick={() => choose(place)}>
              <b>{place.city}</b>{' '}
              <span>{[place.state === place.city ? '' : place.state, place.country_name].filter(Boolean).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.reason}>
        {keyword.length > 1 && found.data?.length === 0 && words.nothing}
      </p>
    </search>
  )
}
