/** The parts of a form that one field needs. */
type OneField<N extends string> = {
  field: (name: N) => { value: string; error: string | undefined }
  set: (name: N, value: string) => void
}

/** Props of a `MomentField` for one field of a form. */
export const momentProps = <N extends string>({ field, set }: OneField<N>, name: NoInfer<N>) => {
  const { value, error } = field(name)
  return { name, value, error, onValue: (next: string) => set(name, next) }
}
