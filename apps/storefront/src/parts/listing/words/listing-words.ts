import type { Sort } from '../listing-state.ts'

export type ListingWords = {
  /** Heading of the list for screen readers. */
  products: string
  filters: string
  filterButton: (applied: number) => string
  /** Accessible name of the filter chips above a list. */
  promoted: string
  sortBy: string
  sorts: Record<Sort, string>
  items: (n: number, exact: boolean) => string
  shown: (shown: number, total: number) => string
  showMore: (n: number) => string
  showItems: (n: number) => string
  clearAll: string
  remove: (what: string) => string
  department: string
  allHere: string
  price: string
  from: string
  to: string
  /** Label of a filter chip with one price bound, such as "Up to $60.00". */
  priceFrom: (low: string) => string
  priceTo: (high: string) => string
  histogram: (low: string, high: string) => string
  notANumber: string
  brand: string
  findBrand: string
  rating: string
  andUp: (stars: number) => string
  availability: string
  inStock: string
  onSale: string
  nothing: (applied: number) => string
  nothingText: (applied: number) => string
  nothingHere: string
  similar: string
  breadcrumb: string
  home: string
}
