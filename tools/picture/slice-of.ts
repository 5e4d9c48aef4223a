/** The slice whose folder a file stands in. */
export const sliceOf = (path: string): string | undefined => /^server\/src\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1]

/** The door that leads to a file of a slice: `catalog/products`, or `catalog/products/facets` for what stands in a room of it. */
export const doorTo = (path: string): string | undefined => /^server\/src\/modules\/([^/]+\/[^/]+(?:\/[^/]+)?)\/[^/]+$/.exec(path)?.[1]
export const fileOfDoor = (door: string): string => `server/src/modules/${door}/index.ts`

/** The slice that a door belongs to. */
export const sliceOfDoor = (door: string): string => door.split('/', 2).join('/')
