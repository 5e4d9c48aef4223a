export const assets = '/assets/'

/** Data from the build for the start script: each route's files beyond the first load, and the routes that the server renders. */
export type Built = {
  entry: string
  files: readonly string[]
  /** Script and style files of each route, as indexes into `files`. */
  screens: Readonly<Record<string, readonly number[]>>
  drawn: readonly string[]
}
