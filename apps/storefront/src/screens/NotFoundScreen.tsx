import { ButtonLink, EmptyScene, Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { scene } from '../parts/pictures/scene.ts'
import { useReader } from '../mall/reader.ts'
import { hrefOf, paths } from '../paths.ts'
import { Categories } from '../parts/Categories.tsx'
import type { ScreenProps } from './screen.ts'
import styles from './NotFoundScreen.module.css'

const longestShown = 120

/** The 404 page: possible reasons and useful links. */
export default function NotFoundScreen({ path }: ScreenProps) {
  const { notFound, nav, common } = useReader().words
  useTitle(notFound.title)
  return (
    <Page>
      <EmptyScene
        titleLevel={1}
        pictures={scene('search')}
        title={notFound.title}
        text={notFound.text}
        action={
          <div className={styles.ways}>
            <ButtonLink href={hrefOf('home')}>{common.toHome}</ButtonLink>
            <ButtonLink look="outline" href={hrefOf('search')}>
              {nav.searchMall}
            </ButtonLink>
          </div>
        }
      />
      {path !== paths.notFound && (
        <p className={styles.address}>
          {notFound.address} <code>{path.slice(0, longestShown)}</code>
        </p>
      )}
      <Categories />
    </Page>
  )
}
