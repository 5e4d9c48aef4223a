type State = Readonly<Record<string, unknown>> | null
export type ChangedField = { field: string; before: string | null; after: string | null }

const inWords = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Paths of all fields whose values differ, at any depth: `texts.th.title`. */
export const changedIn = (before: State, after: State, path = ''): ChangedField[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap((name) => {
    const [old, now] = [before?.[name], after?.[name]]
    const isDeep = (value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
    if (isDeep(old) || isDeep(now)) return changedIn(isDeep(old) ? old : null, isDeep(now) ? now : null, `${path}${name}.`)
    const [was, is] = [inWords(old), inWords(now)]
    return was === is ? [] : [{ field: `${path}${name}`, before: was, after: is }]
  })
