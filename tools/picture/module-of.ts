/** The module that a file belongs to, as AREA/MODULE. */
export const moduleOf = (path: string): string | undefined => /^server\/src\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1]
export const areaOf = (module: string): string => module.slice(0, module.indexOf('/'))

/** The entry of a file's folder: `catalog/products` for a module, `catalog/products/facets` for a submodule. */
export const entryTo = (path: string): string | undefined => /^server\/src\/modules\/([^/]+\/[^/]+(?:\/[^/]+)?)\/[^/]+$/.exec(path)?.[1]
export const fileOfEntry = (entry: string): string => `server/src/modules/${entry}/index.ts`

/** The module of an index path. */
export const moduleOfEntry = (entry: string): string => entry.split('/', 2).join('/')
