import type { ComponentProps } from 'react'
import { useId } from 'react'

type Props = { label: string; hint?: string; fault?: string | undefined } & ComponentProps<'input'>

/** A field with its label, and what is wrong with it beside it. */
export function Field({ label, hint, fault, ...input }: Props) {
  const id = useId()
  const said = fault ?? hint
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={fault !== undefined} aria-describedby={said ? `${id}-said` : undefined} {...input} />
      {said && (
        <small id={`${id}-said`} className={fault ? 'fault' : undefined}>
          {said}
        </small>
      )}
    </p>
  )
}
