import { posix } from 'node:path'

/** The changed modules and all that stand on them, however far above: `imports` says by path what each module imports. */
export function dependentsOf(imports, changed) {
  const users = new Map()
  for (const [path, each] of imports)
    for (const imported of Object.values(each)) users.set(imported, [...(users.get(imported) ?? []), path])
  const found = new Set(changed)
  for (const path of found) for (const user of users.get(path) ?? []) found.add(user)
  return found
}

/** As esbuild prints every import and export of another module. */
const said = /((?:\bfrom|\bimport)\s*\(?\s*)"([^"]+)"(?: with \{ type: "json" \})?/g

/**
 * The module's imports of our own code: each name with its path. `workspaces` maps the names of workspaces to paths; null where one of them is new.
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

/** The code with each of our own modules at the address that `urlOf` gives it; packages stay as they are. */
export const withImports = (code, imports, urlOf) =>
  code.replace(said, (whole, before, name) => (Object.hasOwn(imports, name) ? `${before}${JSON.stringify(urlOf(imports[name]))}` : whole))
