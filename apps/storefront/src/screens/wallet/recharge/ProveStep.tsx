import { Icon, IconButton, IconClipboard, TextArea, TextField, toasts } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import type { ReactNode } from 'react'
import { Step } from './Step.tsx'
import { hasKnownShape } from './transaction-id.ts'
import type { Typed } from './recharge-form.ts'
import { useRechargeWords } from './words/index.ts'

type Props = { form: Form<Typed>; network: string; onLeave: () => void; children: ReactNode }

/** Fields for the proof of a recharge: transaction id, pictures and a remark. */
export function ProveStep({ form, network, onLeave, children }: Props) {
  const words = useRechargeWords()
  const paste = () =>
    void navigator.clipboard.readText().then(
      (text) => form.set('transaction_id', text.trim().slice(0, 200)),
      () => toasts.show(words.pasteFailed, 'error'),
    )
  return (
    <Step number={3} title={words.steps.prove}>
      <TextField
        {...form.field('transaction_id')}
        label={words.txid}
        hint={hasKnownShape(network) ? words.txidHintShape : words.txidHint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        onBlur={onLeave}
        after={
          canPaste() && (
            <IconButton label={words.paste} onClick={paste}>
              <Icon of={IconClipboard} size={20} />
            </IconButton>
          )
        }
      />
      {children}
      <TextArea
        label={words.remark}
        note={words.optional}
        name="remark"
        rows={2}
        maxLength={140}
        value={form.values.remark}
        onChange={({ target }) => form.set('remark', target.value)}
      />
    </Step>
  )
}

/** Some browsers do not let pages read the clipboard. */
const canPaste = (): boolean => typeof navigator !== 'undefined' && typeof navigator.clipboard?.readText === 'function'
