import { Button, TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { usePayoutWords } from './words/index.ts'

type Props = {
  label: string
  field: ReturnType<Form<Record<string, string>>['field']>
  /** Current value with only its first and last characters visible; empty if there is no value. */
  now: string
  removed: boolean
  onRemove: (away: boolean) => void
}

/** A field whose saved value is masked even for its owner. The user can replace or remove the value. */
export function MaskedField({ label, field, now, removed, onRemove }: Props) {
  const words = usePayoutWords()
  return (
    <TextField
      {...field}
      label={label}
      value={removed ? '' : field.value}
      disabled={removed}
      hint={removed ? words.removing : now ? <span className="num">{words.now(now)}</span> : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={120}
      after={
        now && (
          <Button
            look="link"
            size="small"
            aria-label={`${removed ? words.keepIt : words.remove}: ${label}`}
            onClick={() => onRemove(!removed)}
          >
            {removed ? words.keepIt : words.remove}
          </Button>
        )
      }
    />
  )
}
