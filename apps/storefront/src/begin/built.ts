/** Where every file of the build lies. */
export const assets = '/assets/'

/** Data from the build for the start script: the files of each screen beyond the first load, by path, and the screens that the server draws. */
export type Built = {
  entry: string
  files: readonly string[]
  /** Where its files stand among all. */
  screens: Readonly<Record<string, readonly number[]>>
  drawn: readonly string[]
}
