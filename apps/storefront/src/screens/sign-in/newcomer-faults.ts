import type { Language } from '@plaza/values'
import { reasonWords } from '@plaza/web/form'

/** Errors in the name, email and agreement of a new account. */
export const newcomerFaults = (
  typed: Record<'full_name' | 'email' | 'agreement', string>,
  lang: Language,
  mustAgree: string,
): Partial<Record<'full_name' | 'email' | 'agreement', string>> => {
  const email = typed.email.trim()
  return {
    ...(typed.full_name.trim() === '' && { full_name: reasonWords(lang, 'missing') }),
    ...(!/^[^@\s]+@[^@\s]+$/.test(email) && { email: reasonWords(lang, email === '' ? 'missing' : 'email') }),
    ...(typed.agreement !== '1' && { agreement: mustAgree }),
  }
}
