import { useGetStore } from '@plaza/client'
import { Page } from '@plaza/design'
import { usePlace } from '@plaza/web'
import { useMemo, useState } from 'react'
import { screenOf } from '../screens/routes.ts'
import { PageFailed, PageWaiting } from './PageStates.tsx'
import { useArrival } from './use-arrival.ts'
import { useFaded } from './use-faded.ts'
import { useScreen } from './use-screen.ts'

/** Renders the screen of the current route. */
export function Outlet() {
  const place = usePlace()
  const platform = useGetStore('website_config').data?.social_platform ?? null
  const { name, part, load } = screenOf(place.path, platform, place.query)
  const shown = useScreen(load)
  const ready = shown.state === 'ready' ? shown.Screen : undefined

  // While the next screen loads, the previous one stays for a moment.
  const [before, setBefore] = useState({ place, name, part, Screen: ready })
  if (ready && (before.place !== place || before.name !== name || before.Screen !== ready)) setBefore({ place, name, part, Screen: ready })
  const drawn = ready ? { place, name, part, Screen: ready } : before

  const { state } = shown
  const isPage = state === 'ready' || state === 'staying'
  const faded = useFaded({ ...drawn, Screen: isPage ? drawn.Screen : undefined, shown, page: isPage ? pageOf(drawn) : state })
  const { Screen, page } = faded
  const query = useMemo(() => new URLSearchParams(faded.place.query), [faded.place.query])
  useArrival({ page, entry: faded.place.entry, ready: Screen !== undefined })

  if (faded.shown.state === 'waiting') return <PageWaiting />
  if (faded.shown.state === 'failed') return <PageFailed onRetry={faded.shown.retry} />
  return Screen ? <Screen key={page} name={faded.name} path={faded.place.path} query={query} /> : <Page busy />
}

type Drawn = { name: string; part: string | undefined; place: { query: string } }
/** Route name, part and ID identify a page. Other query parameters only change its content. */
const pageOf = ({ name, part, place }: Drawn): string => [name, part, new URLSearchParams(place.query).get('id')].join(' ')
