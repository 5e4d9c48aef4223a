import { useGetStore } from '@plaza/client'
import { Page } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { useMemo, useState } from 'react'
import { screenOf } from '../screens/routes.ts'
import { PageFailed, PageWaiting } from './PageStates.tsx'
import { useArrival } from './use-arrival.ts'
import { useFaded } from './use-faded.ts'
import { useScreen } from './use-screen.ts'

/** Renders the screen of the current route. */
export function Outlet() {
  const route = useRoute()
  const platform = useGetStore('website_config').data?.social_platform ?? null
  const { name, part, load } = screenOf(route.path, platform, route.query)
  const shown = useScreen(load)
  const ready = shown.state === 'ready' ? shown.Screen : undefined

  // While the next screen loads, the previous screen stays visible for a moment.
  const [before, setBefore] = useState({ place: route, name, part, Screen: ready })
  if (ready && (before.place !== route || before.name !== name || before.Screen !== ready))
    setBefore({ place: route, name, part, Screen: ready })
  const drawn = ready ? { place: route, name, part, Screen: ready } : before

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

type DrawnScreen = { name: string; part: string | undefined; place: { query: string } }
/** Route name, part and ID identify a page. Other query parameters only change the content of the page. */
const pageOf = ({ name, part, place }: DrawnScreen): string => [name, part, new URLSearchParams(place.query).get('id')].join(' ')
