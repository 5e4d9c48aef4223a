import { Icon, IconButton, IconMinus, IconPlus } from '@plaza/design'
import { type ReactNode, useState } from 'react'
import { type View, farthestZoom, nearestZoom, scaleBar } from './project.ts'
import { useMapWords } from './words/index.ts'
import styles from './Map.module.css'

type Props = {
  view: View
  zoomBy: (steps: number) => void
  least?: number
  most?: number
  /** Attribution of the map data. */
  source: ReactNode
}

/** Controls for every kind of map. */
export function MapTools({ view, zoomBy, least = farthestZoom, most = nearestZoom, source }: Props) {
  const words = useMapWords()
  return (
    <>
      <ScaleBar view={view} />
      <div className={styles.zoom}>
        <IconButton look="raised" label={words.zoomIn} disabled={view.zoom >= most} onClick={() => zoomBy(1)}>
          <Icon of={IconPlus} size={20} />
        </IconButton>
        <IconButton look="raised" label={words.zoomOut} disabled={view.zoom <= least} onClick={() => zoomBy(-1)}>
          <Icon of={IconMinus} size={20} />
        </IconButton>
      </div>
      <small className={styles.source}>{source}</small>
    </>
  )
}

function ScaleBar({ view }: { view: View }) {
  const words = useMapWords()
  const { km, pixels } = scaleBar(view, 110)
  const [shown] = useState(() => new Intl.NumberFormat())
  return (
    <span aria-hidden="true" className={styles.scale} style={{ width: pixels }}>
      {km < 1 ? words.metres(shown.format(km * 1000)) : words.km(shown.format(km))}
    </span>
  )
}
