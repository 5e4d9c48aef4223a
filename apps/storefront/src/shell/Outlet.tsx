import { useWebsiteConfig } from '@plaza/client'
import { type ReactNode, useMemo, useRef } from 'react'
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
  const query = useMemo(() => new URLSearchParams(place.query), [place.query])
  const before = useRef<ReactNode>(null)

  // One address and its id are one page; the rest of the query only changes what stands on it.
  const page = `${name} ${query.get('id') ?? ''}`
  useArrival({ page, entry: place.entry, ready: shown.state === 'ready' })

  if (shown.state === 'staying') return before.current
  if (shown.state === 'waiting') return <PageWaiting />
  if (shown.state === 'failed') return <PageFailed onRetry={shown.retry} />
  before.current = <shown.Screen key={page} name={name} path={place.path} query={query} />
  return before.current
}
