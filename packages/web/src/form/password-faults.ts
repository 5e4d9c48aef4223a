import type { Language } from '@plaza/values'
import { reasonWords } from './reasons.ts'
import type { FormWords } from './form-words.ts'

type Typed = { password: string; confirm_password: string }

/** Faults of a new password that the client finds before the request: too short, or the two entries differ. */
export const passwordFaults = (
  { password, confirm_password: again }: Typed,
  least: number,
  lang: Language,
  words: FormWords,
): Partial<Typed> => {
  if (password === '') return { password: reasonWords(lang, 'missing') }
  if ([...password].length < least) return { password: words.atLeast(least) }
  return password === again ? {} : { confirm_password: words.mismatch }
}
