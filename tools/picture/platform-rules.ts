import { isTest } from './read-house.ts'
import { leaningsUnder, said, type Rule } from './rule.ts'

const home = 'server/src/platform/'

/** The folders of the platform, lowest layer first. Each folder imports only earlier folders. */
const folders = ['db', 'jobs', 'cache', 'events', 'observability', 'external', 'auth', 'documents', 'http']
/** Files of the platform outside the folders: one lists all services, the other reads the settings. */
const loose = ['kernel.ts', 'environment.ts']

const folderOf = (path: string) => path.slice(home.length).split('/', 1)[0] ?? ''

export const platformRules: readonly Rule[] = [
  {
    name: 'the platform knows no module',
    broken: (sources) =>
      said(
        leaningsUnder(sources, home, (path) => !isTest(path)).filter(({ from }) => from.startsWith('server/') && !from.startsWith(home)),
      ),
  },
  {
    name: 'a folder of the platform imports only folders below it',
    broken: (sources) =>
      said(
        leaningsUnder(sources, home, (path) => !isTest(path)).filter(({ path, from }) => {
          const [own, other] = [folders.indexOf(folderOf(path)), folders.indexOf(folderOf(from))]
          return from.startsWith(home) && own >= 0 && other > own
        }),
      ),
  },
  {
    name: 'the platform has nine folders, and two files that tie them together',
    broken: (sources) =>
      [...sources.keys()]
        .filter((path) => path.startsWith(home) && !isTest(path) && !folders.includes(folderOf(path)) && !loose.includes(folderOf(path)))
        .map((path) => `${path} stands in none of the nine folders`),
  },
]
