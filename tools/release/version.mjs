/** Files that repeat the version of `package.json`, with the text that precedes it in each. */
export const places = {
  'package-lock.json': ['"name": "plaza",\n  "version": "', '"name": "plaza",\n      "version": "'],
  'deploy/compose.yaml': ['localhost/plaza:'],
  'deploy/kubernetes/mall.yaml': ['registry.example/plaza:'],
  'deploy/kubernetes/migrate.yaml': ['registry.example/plaza:'],
  'docs/operating/container.md': ['localhost/plaza:'],
  'docs/operating/kubernetes.md': ['localhost/plaza:', 'registry.example/plaza:'],
  'README.md': ['This is version '],
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const afterEach = (texts) => new RegExp(`(${texts.map(escaped).join('|')})(\\d+\\.\\d+\\.\\d+)`, 'g')

/** The versions that a file states at its places. */
export const versionsIn = (path, text) => [...text.matchAll(afterEach(places[path]))].map(([, , version]) => version)

export const withVersion = (path, text, version) => text.replaceAll(afterEach(places[path]), (_all, before) => before + version)

/** Null, or the reason why `next` cannot follow `last`. */
export const whyNoRelease = (last, next) => {
  const numbers = (text) => (/^\d+\.\d+\.\d+$/.test(text ?? '') ? text.split('.').map(Number) : null)
  const [from, to] = [numbers(last), numbers(next)]
  if (!to) return 'Name the version, such as: npm run release -- 1.2.0'
  const at = to.findIndex((part, index) => part !== from[index])
  return at >= 0 && to[at] > from[at] ? null : `The version must be above ${last}.`
}

/** The changelog with a heading for the release above the changes that have none yet. Null if there are no such changes. */
export const withHeading = (changelog, version, date) => {
  const [, next = ''] = /\n## Next\n([\s\S]*?)(?=\n## |$)/.exec(changelog) ?? []
  return /^\| \d{4}-/m.test(next) ? changelog.replace('\n## Next\n', `\n## ${version} (${date})\n`) : null
}
