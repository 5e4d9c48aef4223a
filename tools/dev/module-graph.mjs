import { posix } from 'node:path'

/** The changed modules and all modules that depend on them, directly or not. `imports` lists the imports of each module by path. */
export function dependentsOf(imports, changed) {
  const users = new Map()
  for (const [path, each] of imports)
    for (const imported of Object.values(each)) users.set(imported, [...(users.get(imported) ?? []), path])
  const found = new Set(changed)
  for (const path of found) for (const user of users.get(path) ?? []) found.add(user)
  return found
}

/** Matches an import or export of another module, as esbuild prints it. */
const said = /((?:\bfrom|\bimport)\s*\(?\s*)"([^"]+)"(?: with \{ type: "json" \})?/g

/**
 * Imports of the repository's own code in a module: each name with its path. `workspaces` maps workspace names to paths. Null if one of the imports
 * is new.
 */
export function ownImports(code, path, workspaces) {
  const names = new Set([...code.matchAll(said)].map(([, , name]) => name))
  const found = {}
  for (const name of names) {
    if (name.startsWith('.')) found[name] = posix.join(posix.dirname(path), name)
    else if (workspaces.has(name)) found[name] = workspaces.get(name)
    else if (name.startsWith('@plaza/')) return null
  }
  return found
}

/** The code with each import of the repository's own modules replaced by the URL from `urlOf`. Packages stay unchanged. */
export const withImports = (code, imports, urlOf) =>
  code.replace(said, (whole, before, name) => (Object.hasOwn(imports, name) ? `${before}${JSON.stringify(urlOf(imports[name]))}` : whole))
