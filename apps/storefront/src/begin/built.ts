/** Where every file of the build lies. */
export const assets = '/assets/'

/** What the build tells the script that begins the page: the files of each screen beyond the first load, by path, and which screens the server draws. */
export type Built = {
  entry: string
  files: readonly string[]
  /** Where its files stand among all. */
  screens: Readonly<Record<string, readonly number[]>>
  drawn: readonly string[]
}
