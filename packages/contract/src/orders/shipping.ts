import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Flag, Id, Price, line, list, localizedFields, optional, withDefault } from '../fields.ts'

/** A day as `2026-11-25`, in the mall's time zone. */
export const Day = z.string()

/** ISO 3166-1, two letters, in either case. */
export const Country = z.pipe(
  z.string().check(z.regex(/^[A-Za-z]{2}$/, 'country')),
  z.transform((code: string) => code.toUpperCase()),
)

/** A shop's shipping method to one place, with its price and days of arrival. */
export const DeliveryMethod = z.object({
  /** Key of the method, unique within its shop: `standard`, `express`. */
  key: z.string(),
  ...localizedFields('name'),
  carrier: z.string(),
  fee: Price,
  /** From this total of the shop's goods on, delivery is free of charge. */
  free_from: z.nullable(Price),
  from: Day,
  to: Day,
})
export type DeliveryMethod = z.infer<typeof DeliveryMethod>

/** The place that a delivery goes to. */
export const DeliveryPlace = z.object({ country: z.string(), country_name: z.string(), city: z.nullable(z.string()) })
export type DeliveryPlace = z.infer<typeof DeliveryPlace>

/**
 * Returns the delivery of one unit of a product to a country, or to the logged-in user's default address. The cheapest method comes first. An empty
 * list means that the shop does not deliver to this place.
 */
export const getDelivery = call({
  method: 'GET',
  path: '/customer/product/delivery',
  who: 'visitor',
  summary: 'Get the delivery cost and arrival time of a product for a country',
  input: z.object({ product_id: Id, country: Country, state: optional(line(80)) }),
  answer: z.object({
    place: DeliveryPlace,
    methods: z.array(DeliveryMethod),
    /** The place from which the shop ships. */
    ships_from: z.object({ country: z.string(), country_name: z.string(), city: z.string() }),
    /** Available payment methods. Cash on delivery is included if the shop accepts it at this place. */
    payment_methods: z.array(z.enum(['wallet', 'card', 'cod'])),
    /** Names of the countries in which the shop takes cash on delivery. */
    cod_countries: z.array(z.string()),
    return_days: z.number(),
  }),
  refusals: { product_unknown: 2000019, country_unknown: 2000019 },
})

/**
 * Of these products, the ones that their shops do not deliver to the country. Lists of products are cached for all shoppers, so they get this answer
 * apart. For a guessed country, the country of the logged-in user's default address counts.
 */
export const getUndelivered = call({
  method: 'GET',
  path: '/customer/product/undelivered',
  who: 'visitor',
  summary: 'Get the products of a list that are not delivered to a country',
  input: z.object({ product_id: list(Id, 100), country: Country, is_guess: withDefault(Flag, false) }),
  answer: z.object({ place: DeliveryPlace, not_delivered: z.array(z.string()) }),
  refusals: { country_unknown: 2000019 },
})
