import { useFindPlaces } from '@plaza/client'
import { Button, ButtonLink, EmptyScene, Icon, IconCopy, IconExternalLink, IconMapPin, Page } from '@plaza/design'
import { useResting, useTitle } from '@plaza/web/hooks'
import { useState } from 'react'
import { type Point, type View, readPoint, written } from '../../parts/map/project.ts'
import { useMap } from '../../parts/map/use-map.ts'
import { useMapWords } from '../../parts/map/words/index.ts'
import { useCopying } from '../../mall/use-copying.ts'
import { hrefOf } from '../../paths.ts'
import type { ScreenProps } from '../screen.ts'
import styles from './Location.module.css'

/** Page that shows the place in the URL on a map. */
export default function OpenLocationScreen({ query }: ScreenProps) {
  const words = useMapWords()
  const point = readPoint(query.get('latitude'), query.get('longitude'))
  const name = query.get('name')?.slice(0, 120) || words.open
  useTitle(point ? name : words.noPlace)
  if (!point)
    return (
      <Page>
        <EmptyScene
          titleLevel={1}
          icon={IconMapPin}
          title={words.noPlace}
          text={words.noPlaceText}
          action={<ButtonLink href={hrefOf('chooseLocation')}>{words.choose}</ButtonLink>}
        />
      </Page>
    )
  return <LocationView key={`${point.lat} ${point.lng}`} point={point} name={name} address={query.get('address')?.slice(0, 300) ?? ''} />
}

function LocationView({ point, name, address }: { point: Point; name: string; address: string }) {
  const words = useMapWords()
  const copy = useCopying()
  const map = useMap()
  const [view, setView] = useState<View>({ ...point, zoom: 11 })
  const at = useResting({ lat: written(view.lat), lng: written(view.lng) }, 200)
  const near = useFindPlaces({ ...at, limit: '20' }).data ?? []
  const figures = `${written(point.lat)}, ${written(point.lng)}`
  const outside = `https://www.openstreetmap.org/?mlat=${written(point.lat)}&mlon=${written(point.lng)}#map=15/${written(point.lat)}/${written(point.lng)}`
  return (
    <Page width="form" className={styles.page}>
      <h1>{name}</h1>
      {address && <p className={styles.text}>{address}</p>}
      <p className={styles.figures}>{figures}</p>
      {map.is === 'there' && <map.Tiled {...map} view={view} onView={setView} pinLabel={name} pin={point} />}
      {map.is === 'lost' && <p className={styles.figures}>{words.tilesLost}</p>}
      <div className={styles.ways}>
        <Button icon={<Icon of={IconCopy} size={20} />} onClick={() => void copy(address || figures)}>
          {words.copyAddress}
        </Button>
        <ButtonLink look="outline" href={outside} target="_blank" rel="noopener noreferrer" icon={<Icon of={IconExternalLink} size={20} />}>
          {words.openOutside}
        </ButtonLink>
      </div>
      <p className={styles.figures}>{words.leaves}</p>
      {near.length > 0 && (
        <section aria-labelledby="nearby" className={styles.near}>
          <h2 id="nearby">{words.nearby}</h2>
          <ul>
            {near.slice(0, 6).map((place) => (
              <li key={`${place.city} ${place.lat} ${place.lng}`}>
                <span>{[place.city, place.country_name].join(', ')}</span>
                {place.distance_km !== null && <span className={styles.figures}>{words.km(String(Math.round(place.distance_km)))}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}
