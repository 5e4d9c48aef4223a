import { Banner, ButtonLink } from '@plaza/design'
import { hrefOf } from '../paths.ts'
import { useWords } from '../words/index.ts'

/** Over every page while the mall has the shop closed; only its owner reads why, and may object. */
export function Suspended({ isOwner }: { isOwner: boolean }) {
  const { suspended } = useWords()
  const reasons = (
    <ButtonLink look="soft" size="small" href={hrefOf('standing')}>
      {suspended.toReasons}
    </ButtonLink>
  )
  return (
    <Banner tone="danger" action={isOwner && reasons}>
      {suspended.text}
    </Banner>
  )
}
