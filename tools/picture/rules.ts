import { filesAreShort, noCircles, nothingIsAny } from './file-rules.ts'
import { packagesEnteredByName, packagesKnow, packagesLean, screensStandAlone } from './package-rules.ts'
import type { Repository } from './repository.ts'
import {
  doorsAreDeclared,
  kernelKnowsNobody,
  plansArePure,
  slicesAreDeclared,
  slicesHaveOneDoor,
  slicesKeepTheirTables,
  tablesKeepToThemselves,
} from './slice-rules.ts'

/** Every rule of the house by name; each tells where it is broken. */
export const rules: Readonly<Record<string, (repository: Repository) => string[]>> = {
  'packages and apps lean only on what stands below them': packagesLean,
  'packages know only what is theirs to know': packagesKnow,
  'a package is entered by its name': packagesEnteredByName,
  'a screen does not use another screen': screensStandAlone,
  'every slice stands in slices.ts': slicesAreDeclared,
  'a slice is entered by its index.ts': slicesHaveOneDoor,
  'a slice opens only the doors it names, and only of slices above it': doorsAreDeclared,
  'the SQL of a slice speaks of its own tables': slicesKeepTheirTables,
  'a table leans on tables of its own slice': tablesKeepToThemselves,
  'the kernel knows no slice': kernelKnowsNobody,
  'what decides is pure': plansArePure,
  'no files lean on each other in a circle': noCircles,
  'no file is longer than 300 lines': filesAreShort,
  'nothing is any': nothingIsAny,
}
