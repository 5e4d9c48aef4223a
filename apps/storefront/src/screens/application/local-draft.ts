import { safeStorage } from '@plaza/web/keep'
import type { TypedApplication } from './application-form.ts'

const storageKey = 'application-draft'
/** An application that was sent again is another one, so its draft does not fit any more. `sentAt` tells them apart. */
type Whose = { owner: string; sentAt: string | null }
type Stored = Whose & {
  typed: TypedApplication
  /** True if the account has the same input. The account's copy may then be newer. */
  isSaved: boolean
}

const readStored = (text: string | null): Stored | null => {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored | null
    return typeof stored?.typed === 'object' && stored.typed !== null ? stored : null
  } catch {
    return null
  }
}

/** Input that belongs into this form: texts only, and no field that the form does not have. */
const textsOf = (typed: TypedApplication, form: TypedApplication): TypedApplication => ({
  ...form,
  ...Object.fromEntries(Object.entries(typed).filter(([name, value]) => name in form && typeof value === 'string' && value.length <= 200)),
})

/**
 * A copy of the application on this device. It outlives a reload, a lost connection and an ended session, until the account has the input. Logging
 * out removes it.
 */
export const localDraft = {
  /** The form's values: those typed on this device if the account does not have them yet, else those of the account. */
  restore: (form: TypedApplication, { owner, sentAt }: Whose): TypedApplication => {
    const stored = readStored(safeStorage.read(storageKey))
    if (stored?.owner !== owner || stored.sentAt !== sentAt) return form
    // The account does not store the consent before the application is sent.
    return stored.isSaved ? { ...form, agreement: stored.typed.agreement === '1' ? '1' : '0' } : textsOf(stored.typed, form)
  },
  keep: (whose: Whose, typed: TypedApplication, isSaved: boolean): void =>
    safeStorage.write(storageKey, JSON.stringify({ ...whose, typed, isSaved } satisfies Stored)),
  forget: (): void => safeStorage.forget(storageKey),
}
