import { ButtonLink, EmptyScene, Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import type { ReactNode } from 'react'
import { scene } from '../parts/pictures/scene.ts'
import { useReader } from '../mall/reader.ts'
import { hrefOf } from '../paths.ts'
import type { ScreenProps } from './screen.ts'

/** A place that is not open yet says so, and shows the way home. */
export default function NotOpenScreen({ name, children }: ScreenProps & { children?: ReactNode }) {
  const { places, page, common } = useReader().words
  useTitle(places[name])
  return (
    <Page>
      <EmptyScene
        titleLevel={1}
        pictures={scene('shop')}
        title={places[name]}
        text={page.notOpenText}
        action={<ButtonLink href={hrefOf('home')}>{common.toHome}</ButtonLink>}
      />
      {children}
    </Page>
  )
}
