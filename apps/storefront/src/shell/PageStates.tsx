import { Button, ButtonLink, EmptyScene, IconPlugConnectedX, LinesSkeleton, Page } from '@plaza/design'
import { lostText } from '@plaza/web/form'
import { useTitle } from '@plaza/web/hooks'
import { useWords } from '../mall/mall.tsx'
import { hrefOf } from '../paths.ts'
import styles from './PageStates.module.css'

/** Shown while the chunk of a page loads. */
export function PageWaiting() {
  const { page } = useWords()
  return (
    <Page busy>
      <h1 className="sr">{page.loading}</h1>
      <div className={styles.waiting}>
        <LinesSkeleton lines={5} />
      </div>
    </Page>
  )
}

/** Shown when the chunk of a page failed to load. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { page, common } = useWords()
  useTitle(page.failed)
  return (
    <Page>
      <EmptyScene
        titleLevel={1}
        icon={IconPlugConnectedX}
        title={page.failed}
        text={lostText(common)}
        action={
          <div className={styles.ways}>
            <Button onClick={onRetry}>{common.tryAgain}</Button>
            <ButtonLink look="outline" href={hrefOf('home')}>
              {common.toHome}
            </ButtonLink>
          </div>
        }
      />
    </Page>
  )
}
