export { firstPages, type SortPoint } from './best-of.ts'
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
