import { Card, ConsolePage, Failed } from '@plaza/console'
import type { MallPolicy } from '@plaza/contract'
import { LinesSkeleton, StatusChip } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useListPolicies } from '../../../calls/content.ts'
import { ChangeRow, ChangeRows } from '../../../parts/changing/ChangeRows.tsx'
import { hrefOf } from '../../../paths.ts'
import { policyTones, versionThat } from './policy-tones.ts'
import { usePolicyWords } from './words/index.ts'

/** Policies that users agree to. Each shows the version in force, the planned version and whether a draft exists. */
export default function PoliciesScreen() {
  const words = usePolicyWords()
  const query = useListPolicies()
  const list = query.data?.list
  return (
    <ConsolePage title={words.title} subtitle={words.text} width="narrow">
      {!list && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!list && !query.isError && <LinesSkeleton lines={8} />}
      {list && (
        <Card>
          <ChangeRows>
            {list.map((policy) => (
              <ChangeRow
                key={policy.name}
                name={words.names[policy.name]}
                text={<PolicyStatus policy={policy} />}
                change={{ say: words.open, href: hrefOf('policy', { id: policy.name }) }}
              />
            ))}
          </ChangeRows>
        </Card>
      )}
    </ConsolePage>
  )
}

function PolicyStatus({ policy }: { policy: MallPolicy }) {
  const words = usePolicyWords()
  const { lang } = useReader()
  const held = versionThat(policy, 'in_force')
  const [planned, draft] = [versionThat(policy, 'planned'), versionThat(policy, 'draft')]
  return (
    <>
      {held ? `${words.version(held.version)}, ${words.since(momentOf(held.effective_at, lang))}` : words.none}
      {held && held.missing > 0 && ` · ${words.missing(held.missing)}`}{' '}
      {planned && (
        <StatusChip tone={policyTones.planned}>
          {words.version(planned.version)}, {words.from(momentOf(planned.effective_at, lang))}
        </StatusChip>
      )}{' '}
      {draft && <StatusChip tone={policyTones.draft}>{words.states.draft}</StatusChip>}
    </>
  )
}
