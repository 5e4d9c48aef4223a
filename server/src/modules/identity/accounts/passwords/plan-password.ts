import { commonestPasswords } from './commonest-passwords.ts'

type PasswordFault = 'too_short' | 'too_common' | 'own_name' | 'inconsistent'
type WishedPassword = { password: string; confirmation: string; minLength: number; fullName: string; email: string }

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** The errors of a new password, by field; empty if there are none. */
export const passwordFaults = ({ password, confirmation, minLength, fullName, email }: WishedPassword): Record<string, PasswordFault> => {
  const faults: Record<string, PasswordFault> = {}
  if ([...password].length < minLength) faults['password'] = 'too_short'
  else if (isCommon(password)) faults['password'] = 'too_common'
  else if (isOwnName(password, fullName, email)) faults['password'] = 'own_name'
  if (password !== confirmation) faults['confirm_password'] = 'inconsistent'
  return faults
}

const isCommon = (password: string): boolean => commonestPasswords.has(password.toLowerCase()) || new Set(password).size < 3

/** An acquaintance who guesses a password first tries the user's name or email address, with or without digits and punctuation around it. */
const isOwnName = (password: string, fullName: string, email: string): boolean => {
  const typed = password.toLowerCase()
  const [local = ''] = email.toLowerCase().split('@')
  if (typed === email.toLowerCase() || typed === local) return true
  const own = [fullName, ...fullName.split(/\s+/), local, email].map(lettersOf)
  return own.some((name) => name.length > 2 && lettersOf(password) === name)
}
