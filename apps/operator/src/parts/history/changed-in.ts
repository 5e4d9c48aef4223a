type State = Readonly<Record<string, unknown>> | null
/** A value is null where the field is empty. */
export type ChangedField = { field: string; before: unknown; after: unknown }

const filled = (value: unknown): unknown => (value === undefined || value === '' ? null : value)

/** Paths of all fields whose values differ, at any depth: `texts.th.title`. */
export const changedIn = (before: State, after: State, path = ''): ChangedField[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap((name) => {
    // The English text is its own source.
    if (`${path}${name}` === 'en.of') return []
    const [old, now] = [before?.[name], after?.[name]]
    const isDeep = (value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
    if (isDeep(old) || isDeep(now)) return changedIn(isDeep(old) ? old : null, isDeep(now) ? now : null, `${path}${name}.`)
    const [was, is] = [filled(old), filled(now)]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field: `${path}${name}`, before: was, after: is }]
  })
