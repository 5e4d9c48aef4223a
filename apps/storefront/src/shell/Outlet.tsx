import { useWebsiteConfig } from '@plaza/client'
import { useMemo, useState } from 'react'
import { usePlace } from '../parts/mall.ts'
import { screenOf } from '../screens/routes.ts'
import { PageFailed, PageWaiting } from './PageStates.tsx'
import { useArrival } from './use-arrival.ts'
import { useScreen } from './use-screen.ts'

/** Where the screen of the present address stands. */
export function Outlet() {
  const place = usePlace()
  const platform = useWebsiteConfig().data?.social_platform ?? null
  const { name, load } = screenOf(place.path, platform)
  const shown = useScreen(load)
  const ready = shown.state === 'ready' ? shown.Screen : undefined

  // While the next screen is on its way, the one before stays for a moment.
  const [before, setBefore] = useState({ place, name, Screen: ready })
  if (ready && (before.place !== place || before.name !== name || before.Screen !== ready)) setBefore({ place, name, Screen: ready })
  const drawn = ready ? { place, name, Screen: ready } : before
  const query = useMemo(() => new URLSearchParams(drawn.place.query), [drawn.place.query])

  // One address and its id are one page; the rest of the query only changes what stands on it.
  const page = `${drawn.name} ${query.get('id') ?? ''}`
  useArrival({ page, entry: place.entry, ready: ready !== undefined })

  if (shown.state === 'waiting') return <PageWaiting />
  if (shown.state === 'failed') return <PageFailed onRetry={shown.retry} />
  const { Screen } = drawn
  return Screen ? <Screen key={page} name={drawn.name} path={drawn.place.path} query={query} /> : null
}
