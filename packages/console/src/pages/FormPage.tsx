import { Button } from '@plaza/design'
import { type Form, useUnsaved } from '@plaza/web/form'
import { type ReactNode, useEffect, useId } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import { ConsolePage, type ConsolePageProps } from './ConsolePage.tsx'
import { Overtaken } from './Overtaken.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import styles from './FormPage.module.css'

type Values = Record<string, string>
type Props<V extends Values> = Omit<ConsolePageProps, 'width'> & {
  /** `useForm` of `@plaza/web/form`: errors appear beside their fields, and focus goes to the first one. */
  form: Form<V>
  /** Label of the button. */
  save: string
  /** True if the form contains unsaved text. In that case, leaving the page asks for confirmation. */
  isDirty: boolean
  /** Receives `isDirty`: see `useHeld`. */
  onDirty?: ((isDirty: boolean) => void) | undefined
  /** Loads the newer record in place of the typed text. Given while a colleague's save conflicts with this one. */
  onLatest?: (() => void) | undefined
  /** Text beside the button: "Saved 12:04". */
  note?: ReactNode
  /** Why the person cannot save. The button is disabled and shows this reason. */
  rests?: string | undefined
  /** Content below the form that is not part of it. */
  below?: ReactNode
}

/** A form as a page: fields with their errors, a save button that stays in view, and a guard for unsaved text. */
export function FormPage<const V extends Values>({
  form,
  save,
  isDirty,
  onDirty,
  onLatest,
  note,
  rests,
  below,
  children,
  ...page
}: Props<V>) {
  const words = useConsoleWords()
  const why = useId()
  useUnsaved(isDirty && !form.busy)
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  return (
    <ConsolePage {...page} width="narrow">
      <form noValidate aria-label={page.title} className={styles.form} onSubmit={form.submit}>
        {children}
        <div className={styles.foot}>
          {onLatest && <Overtaken onLatest={onLatest} />}
          {form.failure && !onLatest && (
            <p role="alert" className={styles.failure}>
              {form.failure}
            </p>
          )}
          <div className={styles.bar}>
            <span id={why} className={styles.note}>
              {rests ?? (isDirty ? words.unsaved : note)}
            </span>
            <Button type="submit" busy={form.busy} whyNot={rests && ''} aria-describedby={rests && why}>
              {save}
            </Button>
          </div>
        </div>
      </form>
      {below}
      <UnsavedGuard />
    </ConsolePage>
  )
}
