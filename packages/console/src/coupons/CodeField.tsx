import { TextField } from '@plaza/design'
import { codeOf } from './coupon-form.ts'

type Props = { name: string; label: string; hint: string; value: string; error: string | undefined; onType: (code: string) => void }

/** Field for a coupon code, which shows the code as it will be stored. The cursor stays where the user types. */
export function CodeField({ onType, ...field }: Props) {
  const show = (input: HTMLInputElement) => {
    const typed = input.value
    const code = codeOf(typed)
    if (code !== typed) {
      const at = codeOf(typed.slice(0, input.selectionStart ?? typed.length)).length
      input.value = code
      input.setSelectionRange(at, at)
    }
    onType(code)
  }
  return (
    <TextField
      {...field}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      // Text that an input method is still composing stays as typed until it is accepted.
      onChange={({ target, nativeEvent }) => ((nativeEvent as InputEvent).isComposing ? onType(target.value) : show(target))}
      onCompositionEnd={({ currentTarget }) => show(currentTarget)}
    />
  )
}
