export const assets = '/assets/'

/** Data that the build gives to the start script: each route's files beyond the first load, and the server-rendered routes. */
export type Built = {
  entry: string
  files: readonly string[]
  /** Script and style files of each route, as indexes into `files`. */
  screens: Readonly<Record<string, readonly number[]>>
  drawn: readonly string[]
}
