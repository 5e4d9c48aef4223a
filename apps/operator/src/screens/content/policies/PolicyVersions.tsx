import type { MallPolicy, PolicyVersion } from '@plaza/contract'
import { Button, StatusChip, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useRestorePolicy } from '../../../calls/content.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { Rows } from '../../../parts/tell/Rows.tsx'
import { useWords } from '../../../words/index.ts'
import { policyTones, writesPolicies } from './policy-tones.ts'
import { usePolicyWords } from './words/index.ts'

/** Every version, newest first: its changes, effective date and author. An earlier version can be restored. */
export function PolicyVersions({ policy }: { policy: MallPolicy }) {
  const words = usePolicyWords()
  const { text } = useReader()
  return (
    <Rows
      hidden=""
      nothing={words.none}
      of={policy.versions.map((version) => ({
        key: String(version.version),
        title: (
          <>
            <b>{words.version(version.version)}</b> <StatusChip tone={policyTones[version.state]}>{words.states[version.state]}</StatusChip>
          </>
        ),
        text: (
          <>
            <When of={version} />
            {text(version, 'changes') !== '' && <> · {text(version, 'changes')}</>}
          </>
        ),
        end: version.state === 'past' && <Restore policy={policy} version={version.version} />,
      }))}
    />
  )
}

function When({ of: version }: { of: PolicyVersion }) {
  const words = usePolicyWords()
  const { lang } = useReader()
  const at = momentOf(version.effective_at, lang)
  const said = {
    draft: words.written(momentOf(version.updated_at, lang)),
    planned: words.from(at),
    in_force: words.since(at),
    past: words.since(at),
  }[version.state]
  return [said, version.by, version.missing > 0 && words.missing(version.missing)].filter(Boolean).join(' · ')
}

function Restore({ policy: { name, seen }, version }: { policy: MallPolicy; version: number }) {
  const words = usePolicyWords()
  const shared = useWords()
  const { mutate: restore, isPending } = useRestorePolicy()
  const callbacks = {
    onSuccess: () => toasts.show(words.restored),
    onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error'),
  }
  return (
    <ForRoles roles={writesPolicies}>
      {(rests) => (
        <Button
          look="outline"
          size="small"
          busy={isPending}
          whyNot={rests}
          aria-label={`${words.restore}: ${words.version(version)}`}
          onClick={() => restore({ name, seen, version: String(version) }, callbacks)}
        >
          {words.restore}
        </Button>
      )}
    </ForRoles>
  )
}
