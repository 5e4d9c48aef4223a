/** The packages that NOTICE names for an app, in a line such as `  seller: react, react-dom`. */
export const namedInNotice = (notice: string, app: string): string[] => {
  const [, list] = new RegExp(`^  ${app}: ((?:.+)(?:\\n    .+)*)$`, 'm').exec(notice) ?? []
  return list ? list.split(/,\s*/) : []
}

/** The fault of NOTICE for an app, in one line. Null if NOTICE names exactly the packages in the app's bundle. */
export const faultOfNotice = (notice: string, app: string, bundled: readonly string[]): string | null => {
  const named = namedInNotice(notice, app)
  const missing = bundled.filter((name) => !named.includes(name))
  const gone = named.filter((name) => !bundled.includes(name))
  if (missing.length > 0) return `NOTICE does not name for ${app}: ${missing.join(', ')}`
  return gone.length > 0 ? `NOTICE names for ${app} what its scripts do not contain: ${gone.join(', ')}` : null
}
