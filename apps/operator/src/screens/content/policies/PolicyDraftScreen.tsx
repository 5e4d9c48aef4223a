import { Card, ConsolePage, FailedOne, PageSkeleton, type ScreenProps } from '@plaza/console'
import type { MallPolicy } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { go } from '@plaza/web/route'
import { useState } from 'react'
import { usePolicy, useSavePolicy } from '../../../calls/content.ts'
import { EditPage } from '../../../parts/editing/EditPage.tsx'
import { Fields } from '../../../parts/editing/Fields.tsx'
import { SixWords, useOpenLanguage } from '../../../parts/six-words/SixWords.tsx'
import { wordsStart } from '../../../parts/six-words/six-words.ts'
import { hrefOf } from '../../../paths.ts'
import { isPolicy, policyNamed, versionThat, writesPolicies } from './policy-tones.ts'
import { usePolicyWords } from './words/index.ts'

/** Form for the next version of a policy, filled at first with the current text. */
export default function PolicyDraftScreen({ query }: ScreenProps) {
  const words = usePolicyWords()
  const name = policyNamed(query.get('id'))
  const request = usePolicy(name)
  const [policy] = request.data?.list ?? []
  const isHere = isPolicy(query.get('id'))
  if (isHere && policy) return <DraftForm policy={policy} />
  if (isHere && !request.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.names[name]} back={{ href: hrefOf('policies'), label: words.title }}>
      <FailedOne of={request} />
    </ConsolePage>
  )
}

function DraftForm({ policy }: { policy: MallPolicy }) {
  const words = usePolicyWords()
  const { name } = policy
  const [lang, setLang] = useOpenLanguage()
  const { mutateAsync: save } = useSavePolicy()
  // The version loaded when editing began. Saving does not overwrite a colleague's newer draft.
  const [seen] = useState(policy.seen)
  const [draft] = useState(() => versionThat(policy, 'draft'))
  const [start] = useState(() => {
    const stands = draft ?? versionThat(policy, 'planned') ?? versionThat(policy, 'in_force')
    return { ...wordsStart(['title', 'html'], stands ?? null), ...wordsStart(['changes'], draft ?? null) }
  })
  const [isSaved, setSaved] = useState(false)
  const form = useForm(start, async ({ title_en = '', html_en = '', ...others }) => {
    await save({ ...others, title_en, html_en, name, seen })
    setSaved(true)
    toasts.show(words.saved)
    go(hrefOf('policy', { id: name }))
  })
  const fields = [
    { name: 'title', label: words.headline, most: 140 },
    { name: 'html', label: words.body, most: 100_000, long: true },
    { name: 'changes', label: words.changes, most: 1000, long: true },
  ]
  return (
    <EditPage
      title={`${words.names[name]} · ${words.states.draft}`}
      back={{ href: hrefOf('policy', { id: name }), label: words.names[name] }}
      form={form}
      save={words.save}
      roles={writesPolicies}
      isDirty={!isSaved && JSON.stringify(form.values) !== JSON.stringify(start)}
    >
      <Card>
        <Fields>
          <SixWords form={form} fields={fields} lang={lang} onLang={setLang} />
        </Fields>
      </Card>
    </EditPage>
  )
}
