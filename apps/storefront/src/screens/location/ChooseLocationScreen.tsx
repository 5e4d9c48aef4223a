import { Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { go } from '@plaza/web/route'
import { type PickedPlace, chosenPlace } from '../../mall/chosen-place.ts'
import { PickPlace } from '../../parts/map/PickPlace.tsx'
import { readPoint, written } from '../../parts/map/project.ts'
import { useMapWords } from '../../parts/map/words/index.ts'
import { hrefOf } from '../../paths.ts'
import type { ScreenProps } from '../screen.ts'
import styles from './Location.module.css'

/** Page to choose a place. With `back=1` it returns to the page that opened it; otherwise it opens the page that shows the place. */
export default function ChooseLocationScreen({ query }: ScreenProps) {
  const words = useMapWords()
  useTitle(words.choose)
  const pick = (place: PickedPlace) => {
    const { lat, lng, name, address } = place
    chosenPlace.set({ lat, lng, name, address })
    if (query.get('back') === '1' && history.length > 1) return history.back()
    go(hrefOf('openLocation', { latitude: written(lat), longitude: written(lng), name, address }))
  }
  return (
    <Page width="form" className={styles.page}>
      <h1>{words.choose}</h1>
      <p className={styles.text}>{words.chooseText}</p>
      <PickPlace start={readPoint(query.get('latitude'), query.get('longitude'))} onPick={pick} />
    </Page>
  )
}
