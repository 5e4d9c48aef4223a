import { ButtonLink, EmptyScene, type TablerIcon } from '@plaza/design'
import { hrefOf } from '../../../paths.ts'
import { useShelfWords } from './words/index.ts'

/** A shelf with nothing on it yet, and where to find something for it. */
export function NothingHere({ icon, title, text }: { icon: TablerIcon; title: string; text: string }) {
  const words = useShelfWords()
  return (
    <EmptyScene
      icon={icon}
      title={title}
      text={text}
      action={<ButtonLink href={hrefOf('recommended', { tab: 'hot' })}>{words.lookAround}</ButtonLink>}
    />
  )
}
