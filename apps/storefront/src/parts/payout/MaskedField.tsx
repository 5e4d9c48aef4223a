import { Button, TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { usePayoutWords } from './words/index.ts'

type Props = {
  label: string
  field: ReturnType<Form<Record<string, string>>['field']>
  /** Current value with only its ends visible; empty if there is none. */
  now: string
  removed: boolean
  onRemove: (away: boolean) => void
}

/** Something that is kept secret even from its owner's screen: it can be replaced or taken away. */
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
