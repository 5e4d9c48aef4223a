import { Card, MomentField, momentProps } from '@plaza/console'
import type { MallPolicy, PolicyVersion } from '@plaza/contract'
import { Button, toasts } from '@plaza/design'
import { saidOf, useForm } from '@plaza/web/form'
import { usePublishPolicy, useRemovePolicyDraft } from '../../../calls/content.ts'
import { Fields, Pair } from '../../../parts/editing/Fields.tsx'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { fromLocal } from '../../../parts/written/written-thing.ts'
import { useWords } from '../../../words/index.ts'
import { writesPolicies } from './policy-tones.ts'
import { usePolicyWords } from './words/index.ts'

type Props = { policy: MallPolicy; draft: PolicyVersion }

/** Publishes the draft at once or from a chosen day, or discards the draft. */
export function PublishDraft({ policy: { name, seen }, draft }: Props) {
  const words = usePolicyWords()
  const shared = useWords()
  const { mutateAsync: publish } = usePublishPolicy()
  const { mutate: drop, isPending } = useRemovePolicyDraft()
  const form = useForm({ effective_at: '' }, async ({ effective_at: typed }) => {
    await publish({ name, seen, version: String(draft.version), ...fromLocal('effective_at', typed) })
    toasts.show(words.published)
  })
  const callbacks = {
    onSuccess: () => toasts.show(words.dropped),
    onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error'),
  }
  return (
    <Card title={`${words.version(draft.version)} · ${words.states.draft}`}>
      <form noValidate aria-label={words.publish} onSubmit={form.submit}>
        <Fields>
          {draft.missing > 0 && <p>{words.missing(draft.missing)}</p>}
          <MomentField {...momentProps(form, 'effective_at')} label={words.holdsFrom} hint={words.holdsHint} />
          {form.failure && <p role="alert">{form.failure}</p>}
          <ForRoles roles={writesPolicies}>
            {(rests) => (
              <Pair>
                <Button type="submit" busy={form.busy} whyNot={rests}>
                  {words.publish}
                </Button>
                <Button look="outline" busy={isPending} whyNot={rests} onClick={() => drop({ name, seen }, callbacks)}>
                  {words.drop}
                </Button>
              </Pair>
            )}
          </ForRoles>
        </Fields>
      </form>
    </Card>
  )
}
