import { Card, ConsolePage, FailedOne, PageSkeleton, type ScreenProps } from '@plaza/console'
import { ButtonLink } from '@plaza/design'
import { usePolicy } from '../../../calls/content.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { hrefOf } from '../../../paths.ts'
import { PolicyCompare } from './PolicyCompare.tsx'
import { isPolicy, policyNamed, versionThat, writesPolicies } from './policy-tones.ts'
import { PolicyVersions } from './PolicyVersions.tsx'
import { PublishDraft } from './PublishDraft.tsx'
import { usePolicyWords } from './words/index.ts'

/** One policy: its versions, a comparison of two versions, and the draft of the next one. */
export default function PolicyScreen({ query }: ScreenProps) {
  const words = usePolicyWords()
  const name = policyNamed(query.get('id'))
  const request = usePolicy(name)
  const [policy] = request.data?.list ?? []
  const back = { href: hrefOf('policies'), label: words.title }
  if (!isPolicy(query.get('id')) || (!policy && request.isError))
    return (
      <ConsolePage title={words.names[name]} back={back} width="narrow">
        <FailedOne of={request} />
      </ConsolePage>
    )
  if (!policy) return <PageSkeleton />
  const draft = versionThat(policy, 'draft')
  const write = (
    <ForRoles roles={writesPolicies}>
      {(rests) => (rests ? null : <ButtonLink href={hrefOf('policyDraft', { id: name })}>{draft ? words.goOn : words.write}</ButtonLink>)}
    </ForRoles>
  )
  return (
    <ConsolePage title={words.names[name]} back={back} width="narrow" actions={write}>
      {draft && <PublishDraft policy={policy} draft={draft} />}
      <Card title={words.versions}>
        <PolicyVersions policy={policy} />
      </Card>
      {policy.versions.length > 1 && (
        <Card title={words.compare}>
          <PolicyCompare versions={policy.versions} />
        </Card>
      )}
    </ConsolePage>
  )
}
