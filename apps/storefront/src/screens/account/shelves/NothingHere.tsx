import { ButtonLink, EmptyScene } from '@plaza/design'
import { scene } from '../../../parts/pictures/scene.ts'
import { hrefOf } from '../../../paths.ts'
import { useShelfWords } from './words/index.ts'

/** An empty saved list, with a link to find products or shops. */
export function NothingHere({ thing, title, text }: { thing: Parameters<typeof scene>[0]; title: string; text: string }) {
  const words = useShelfWords()
  return (
    <EmptyScene
      pictures={scene(thing)}
      title={title}
      text={text}
      action={<ButtonLink href={hrefOf('recommended', { tab: 'hot' })}>{words.lookAround}</ButtonLink>}
    />
  )
}
