import { posix } from 'node:path'

/** The changed modules and all modules that depend on them, directly or indirectly. `imports` lists the imports of each module by path. */
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

/** A module's imports of repository code: each import name with its path. `workspaces` maps workspace names to paths. Null if an import is new. */
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

/** The code with each import of a repository module replaced by the URL from `urlOf`. Imports of packages stay unchanged. */
export const withImports = (code, imports, urlOf) =>
  code.replace(said, (whole, before, name) => (Object.hasOwn(imports, name) ? `${before}${JSON.stringify(urlOf(imports[name]))}` : whole))
