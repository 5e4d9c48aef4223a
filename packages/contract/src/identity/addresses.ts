import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Flag, Id, int, line, optional, text, withDefault } from '../fields.ts'

/** ISO 3166-1, two letters, in either case. */
const CountryCode = z.pipe(
  z.string().check(z.regex(/^[A-Za-z]{2}$/, 'country')),
  z.transform((code: string) => code.toUpperCase()),
)
/** `latitude,longitude` in degrees. */
const Location = z
  .string()
  .check(z.regex(/^-?(90(\.0{1,7})?|[1-8]?[0-9](\.[0-9]{1,7})?),-?(180(\.0{1,7})?|(1[0-7][0-9]|[1-9]?[0-9])(\.[0-9]{1,7})?)$/, 'location'))
/** Letters of any language are allowed. Whitespace and address delimiters are refused. */
const Email = text(254).check(z.regex(/^[^@\s"<>()[\]\\,;:]{1,64}@[^@\s"<>()[\]\\,;:]+\.[^@\s"<>()[\]\\,;:]+$/, 'email'))
const Latitude = z.pipe(z.string().check(z.regex(/^-?[0-9]{1,2}(\.[0-9]{1,7})?$/, 'number')), z.transform(Number))
const Longitude = z.pipe(z.string().check(z.regex(/^-?[0-9]{1,3}(\.[0-9]{1,7})?$/, 'number')), z.transform(Number))

export const maxAddresses = 20

export const Address = z.object({
  id: z.string(),
  full_name: z.string(),
  /** In international format: `+66815550142`. */
  phone: z.string(),
  email: z.string(),
  /** ISO 3166-1, two letters. */
  country: z.string(),
  /** Name of the country in the language of the request. */
  country_name: z.string(),
  state: z.string(),
  city: z.string(),
  street: z.string(),
  postcode: z.string(),
  /** `latitude,longitude` if a place was picked on the map. */
  location: z.nullable(z.string()),
  is_default: z.boolean(),
})
export type Address = z.infer<typeof Address>

/** All addresses of the user: the default first, then the newest ones. `default_id` is null if there are none. */
export const AddressBook = z.object({ list: z.array(Address), default_id: z.nullable(z.string()), most: z.number() })
export type AddressBook = z.infer<typeof AddressBook>

/**
 * Adds an address, or changes the address with this `id`. The first address becomes the default. To undo a removal, call this within a day with the
 * removed `id` and fields: the address returns to its position in the list. An existing address is not added twice. `getPlaces` lists the fields
 * that a country needs.
 */
export const saveAddress = call({
  method: 'POST',
  path: '/checkout/onepage/addressadd',
  who: 'customer',
  summary: 'Add an address, change the one with this id, or restore a removed one',
  input: z.object({
    id: optional(Id),
    full_name: line(80, 1),
    phone: text(40, 1),
    email: optional(Email),
    country: CountryCode,
    state: optional(line(80)),
    city: line(80, 1),
    street: line(200, 1),
    postcode: optional(line(20)),
    location: optional(Location),
    is_default: optional(Flag),
  }),
  answer: z.extend(AddressBook, { saved_id: z.string() }),
  refusals: { field_wrong: 1000008, field_missing: 1000009, address_unknown: 2000019, book_full: 3000006 },
})

export const getAddresses = call({
  method: 'POST',
  path: '/checkout/onepage/getaddresslist',
  who: 'customer',
  summary: 'List the address book, default first',
  answer: AddressBook,
})

export const chooseDefaultAddress = call({
  method: 'POST',
  path: '/checkout/onepage/default-address',
  who: 'customer',
  summary: 'Make an address the default. Without an id, only read the book',
  input: z.object({ id: optional(Id) }),
  answer: AddressBook,
  refusals: { book_empty: 2000008, address_unknown: 2000019 },
})

/** If the user removes the default address, the newest remaining address becomes the default. */
export const removeAddress = call({
  method: 'POST',
  path: '/checkout/onepage/remove_address',
  who: 'customer',
  summary: 'Remove an address. Saving it again under its id restores it',
  input: z.object({ id: Id }),
  answer: AddressBook,
  refusals: { address_unknown: 2000019 },
})

export const AddressForm = z.object({
  /** Country calling code without the plus: `66`. */
  dial: z.string(),
  postcode: z.enum(['required', 'optional', 'none']),
  /** A regular expression for the whole postcode, which may be in lower case. Null if the country has no rule. */
  postcode_pattern: z.nullable(z.string()),
  postcode_example: z.nullable(z.string()),
  state: z.enum(['required', 'optional', 'none']),
  /** The country's term for its first administrative level. Forms use it as the field label. */
  state_word: z.enum(['state', 'province', 'prefecture', 'county', 'region', 'emirate', 'department', 'island', 'area', 'district']),
  /** Address fields from top to bottom, in the usual order of the country. */
  order: z.array(z.enum(['street', 'city', 'state', 'postcode'])),
})
export type AddressForm = z.infer<typeof AddressForm>

export const Place = z.object({
  /** A country's two letters, a state's code within its country, or a city's ID. */
  code: z.string(),
  name: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
})
export type Place = z.infer<typeof Place>

/**
 * Without a country: the countries, named and sorted in the language of the request. With a country: its states, or its cities if it has no states.
 * With both: the cities of the state, the largest first. `form` lists the address fields of the country. `state` is a code or a name. Addresses may
 * contain values outside these lists.
 */
export const getPlaces = call({
  method: 'POST',
  path: '/citys',
  who: 'visitor',
  summary: 'List countries, the states of a country or the cities of a state, searchable',
  input: z.object({
    country: optional(CountryCode),
    state: optional(text(80)),
    keyword: optional(text(80)),
    limit: withDefault(int(1, 500), 300),
  }),
  answer: z.object({
    level: z.enum(['country', 'state', 'city']),
    list: z.array(Place),
    more: z.boolean(),
    /** Address fields of the country. Null if the request contains no country. */
    form: z.nullable(AddressForm),
  }),
  refusals: { place_unknown: 2000019 },
})

/** Tile source of the map, as configured by the mall's owner. */
export const MapTiles = z.object({
  /** URL template of the tiles, with `{z}`, `{x}` and `{y}`. */
  tiles: z.string(),
  least_zoom: z.number(),
  most_zoom: z.number(),
  /** Credit line of the map. `about` links to details. */
  attribution: z.string(),
  about: z.nullable(z.string()),
})
export type MapTiles = z.infer<typeof MapTiles>

export const getMapTiles = call({
  method: 'GET',
  path: '/citys/map',
  who: 'visitor',
  summary: 'Get the tile address of the map. Null if the mall has none; an outline of the land is drawn instead',
  input: z.object({}),
  answer: z.nullable(MapTiles),
})

export const FoundPlace = z.object({
  city: z.string(),
  state: z.string(),
  country: z.string(),
  country_name: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Distance from the requested point. Null if the request contains no point. */
  distance_km: z.nullable(z.number()),
})
export type FoundPlace = z.infer<typeof FoundPlace>

/** For the location picker: cities whose names start with or contain the keyword, or the cities nearest to a point. */
export const findPlaces = call({
  method: 'GET',
  path: '/citys/find',
  who: 'visitor',
  summary: 'Search cities of the world by name, by distance from a point, or by size within a country',
  input: z.object({
    keyword: optional(text(80)),
    lat: optional(Latitude),
    lng: optional(Longitude),
    country: optional(CountryCode),
    limit: withDefault(int(1, 20), 10),
  }),
  answer: z.array(FoundPlace),
  refusals: { nothing_asked: 1000009, no_such_point: 1000008 },
})
