import { Banner, ButtonLink } from '@plaza/design'
import { hrefOf } from '../paths.ts'
import { useWords } from '../words/index.ts'

/** Banner on every page of a suspended shop. Only the owner can read the reasons and appeal. */
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
