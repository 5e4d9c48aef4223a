/** The slice whose folder a file stands in. */
export const sliceOf = (path: string): string | undefined => /^server\/src\/slices\/([^/]+)\//.exec(path)?.[1]
