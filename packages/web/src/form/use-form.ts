import { isCallFailure } from '@plaza/client'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useReader } from '../reading/index.ts'
import { focusFault } from './focus-fault.ts'
import { reasonWords } from './reasons.ts'
import { saidOf } from './said-of.ts'

type Values = Record<string, string>
type Errors<V extends Values> = Partial<Record<keyof V & string, string>>
type Fail<V extends Values> = (errors: Errors<V>, failure?: string) => void
/** Sends the typed values. `fail` shows errors, and `clear` empties the form. */
export type Submit<V extends Values> = (values: V, fail: Fail<V>, clear: () => void) => Promise<void>

export type Form<V extends Values> = {
  values: V
  errors: Errors<V>
  /** Error that concerns the whole form. */
  failure: string | undefined
  busy: boolean
  set: (name: keyof V & string, value: string) => void
  fail: Fail<V>
  /** Sets the error of a field that has lost the focus. The focus does not move. */
  mark: (name: keyof V & string, error: string | undefined) => void
  /** Props of a field: its name, its value, and its error. */
  field: (name: keyof V & string) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Form values, errors by field, and submission, one at a time. A failed submit never clears typed values. */
export const useForm = <const V extends Values>(start: V, send: Submit<V>): Form<V> => {
  const { lang, words } = useReader()
  const [values, setValues] = useState<V>(start)
  const [errors, setErrors] = useState<Errors<V>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const toFocus = useRef(false)

  const fail = (wrong: Errors<V>, whole?: string) => {
    setErrors(wrong)
    setFailure(whole)
    // A screen may also mark fields that are not part of the form's values.
    toFocus.current = true
  }
  // Focuses the first invalid field. This waits until the form is enabled again, because a disabled field cannot get the focus.
  useEffect(() => {
    if (!toFocus.current || busy) return
    toFocus.current = false
    focusFault(element.current)
  }, [errors, busy])
  const set = (name: keyof V & string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _mended, ...rest }) => rest as Errors<V>)
  }
  const mark = (name: keyof V & string, error: string | undefined) =>
    setErrors(({ [name]: _before, ...rest }) => (error === undefined ? rest : { ...rest, [name]: error }) as Errors<V>)
  const failed = (error: unknown) => {
    if (!isCallFailure(error)) throw error
    const fields = (error.data as { fields?: Record<string, string> } | null | undefined)?.fields ?? {}
    const known = Object.entries(fields).filter(([name]) => name in values)
    const wrong = Object.fromEntries(known.map(([name, reason]) => [name, reasonWords(lang, reason)])) as Errors<V>
    const said = error.kind === 'interface' && error.reason !== 'unreachable' ? words.common.requestFailed : saidOf(error, words)
    fail(wrong, known.length > 0 ? undefined : said)
  }
  return {
    values,
    errors,
    failure,
    busy,
    set,
    fail,
    mark,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: ({ target }) => {
        // The user is already typing in a field, so the focus must not move to another one.
        toFocus.current = false
        set(name, target.value)
      },
    }),
    submit: (event) => {
      event.preventDefault()
      element.current = event.currentTarget
      if (busy) return
      setBusy(true)
      setErrors({})
      setFailure(undefined)
      send(values, fail, () => setValues(start))
        .catch(failed)
        .finally(() => setBusy(false))
    },
  }
}
