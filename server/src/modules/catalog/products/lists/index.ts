export { facetsOf } from './kept-lists.ts'
export { listCards } from './list-cards.ts'
export { bestOfBranches, isWhole } from './product-rows.ts'
export { toFacetsView } from './show-facets.ts'
export { wantedBy, type Filters } from './wanted.ts'
export {
  type Chosen,
  type Branches,
  countFacets,
  failing,
  isActive,
  sides,
  without,
  type FacetKind,
  type FacetCounts,
} from './count-facets.ts'
export { firstPages, type SortPoint } from './best-of.ts'
