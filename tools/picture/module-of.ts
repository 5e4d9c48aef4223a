/** The module of a file, as AREA/MODULE. */
export const moduleOf = (path: string): string | undefined => /^server\/src\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1]
export const areaOf = (module: string): string => module.slice(0, module.indexOf('/'))

/** The module or submodule of a file by its folder: `catalog/products` for a module, `catalog/products/facets` for a submodule. */
export const entryTo = (path: string): string | undefined => /^server\/src\/modules\/([^/]+\/[^/]+(?:\/[^/]+)?)\/[^/]+$/.exec(path)?.[1]
export const fileOfEntry = (entry: string): string => `server/src/modules/${entry}/index.ts`

/** The module of an entry, which may be a submodule. */
export const moduleOfEntry = (entry: string): string => entry.split('/', 2).join('/')
