import { Button, ButtonLink, EmptyScene, IconLock, IconPlugConnectedX, IconSearch } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { lostText } from '@plaza/web/form'
import { goInstead, hrefTo } from '@plaza/web/route'
import { useReader } from '@plaza/web/reading'
import { useEffect, useMemo, useState } from 'react'
import type { ConsoleScreen, LoadScreen, ScreenProps } from '../console-screen.ts'
import { ConsolePage } from '../pages/ConsolePage.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { useConsoleWords } from '../words/use-console-words.ts'
import { useArrival } from './use-arrival.ts'
import { useScreen } from './use-screen.ts'

type Props = { screens: readonly ConsoleScreen[]; all: readonly ConsoleScreen[] }

/** Renders the screen of the current address. */
export function Outlet({ screens, all }: Props) {
  const { path } = useRoute()
  const load = screens.find((each) => each.path === path)?.load
  const first = screens.find(({ icon }) => icon)?.path
  const isLedOn = !load && path === '/' && first !== undefined
  // If the role may not open the start page, go to the first screen of that role.
  useEffect(() => {
    if (isLedOn) goInstead(hrefTo(first))
  }, [isLedOn, first])
  if (isLedOn) return <PageSkeleton />
  if (load) return <Loaded load={load} />
  return <NotHere isForOthers={all.some((each) => each.path === path)} />
}

function Loaded({ load }: { load: LoadScreen }) {
  const route = useRoute()
  const shown = useScreen(load)
  const words = useConsoleWords()
  const { common } = useReader().words
  const ready = shown.state === 'ready' ? shown.Screen : undefined
  // While the next screen loads, the previous screen stays for a moment.
  const [before, setBefore] = useState({ place: route, Screen: ready })
  if (ready && (before.place !== route || before.Screen !== ready)) setBefore({ place: route, Screen: ready })
  const drawn = ready ? { place: route, Screen: ready } : before
  const query = useMemo(() => new URLSearchParams(drawn.place.query), [drawn.place.query])
  // A path and its `id` identify a page. The rest of the query only changes the content of that page.
  const page = `${drawn.place.path} ${query.get('id')}`
  useArrival({ page, entry: drawn.place.entry, ready: ready !== undefined })
  if (shown.state === 'failed')
    return (
      <ConsolePage title={words.failed}>
        <EmptyScene
          icon={IconPlugConnectedX}
          title={words.failed}
          text={lostText(common)}
          action={<Button onClick={shown.retry}>{words.tryAgain}</Button>}
        />
      </ConsolePage>
    )
  const Screen = shown.state === 'waiting' ? undefined : drawn.Screen
  return Screen ? <RenderedScreen key={page} of={Screen} query={query} /> : <PageSkeleton />
}

const RenderedScreen = ({ of: Screen, query }: ScreenProps & { of: NonNullable<ConsoleScreenComponent> }) => <Screen query={query} />
type ConsoleScreenComponent = Awaited<ReturnType<LoadScreen>>['default']

function NotHere({ isForOthers }: { isForOthers: boolean }) {
  const words = useConsoleWords()
  const [title, text] = isForOthers ? [words.notYours, words.notYoursText] : [words.notFound, words.notFoundText]
  return (
    <ConsolePage title={title}>
      <EmptyScene
        icon={isForOthers ? IconLock : IconSearch}
        title={title}
        text={text}
        action={<ButtonLink href="#/">{words.toBeginning}</ButtonLink>}
      />
    </ConsolePage>
  )
}
