export { type SortPoint, bestOf } from './best-of.ts'
export {
  type Branches,
  type Chosen,
  type Countable,
  type Counted,
  type Side,
  countFacets,
  failing,
  isActive,
  sides,
  without,
} from './count-facets.ts'
