import { Button, EmptyScene, IconPlugConnectedX, Page } from '@plaza/design'
import { lostText } from '@plaza/web/form'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../mall/mall.tsx'
import { useLaunch } from './use-launch.ts'

/** Renders the app once the currency request has succeeded. Until then the server-rendered page stays, or a placeholder is shown. */
export function StartGate({ children }: { children: ReactNode }) {
  const { failed, started, retry, trying } = useLaunch()
  if (failed) return <StartFailure onRetry={retry} busy={trying} />
  return started ? children : <Opening />
}

function Opening() {
  const { start } = useWords()
  return (
    <Page busy>
      <h1 className="sr">{start.loading}</h1>
    </Page>
  )
}

function StartFailure({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { start, common } = useWords()
  useEffect(() => {
    document.title = start.failed
  }, [start.failed])
  return (
    <Page>
      <EmptyScene
        titleLevel={1}
        icon={IconPlugConnectedX}
        title={start.failed}
        text={lostText(common)}
        action={
          <Button busy={busy} onClick={onRetry}>
            {common.tryAgain}
          </Button>
        }
      />
    </Page>
  )
}
