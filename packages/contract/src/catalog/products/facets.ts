import * as z from 'zod/mini'
import { Price, localizedFields } from '../../fields.ts'

/** For each filter value, the number of products that would remain with the other filters unchanged. Values with no products are included. */
export const Facets = z.object({
  categories: z.array(z.object({ id: z.string(), ...localizedFields('name'), count: z.number() })),
  brands: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
  /** Up to twenty price bins of equal width, from the cheapest to the most expensive product. */
  price: z.object({ min: Price, max: Price, bins: z.array(z.number()) }),
  /** Number of products rated at least 4, 3, 2 and 1. */
  ratings: z.array(z.object({ rating_min: z.number(), count: z.number() })),
  in_stock: z.number(),
  on_sale: z.number(),
  /** False if the list is so long that the mall counted only its most relevant part. */
  exact: z.boolean(),
})
export type Facets = z.infer<typeof Facets>
