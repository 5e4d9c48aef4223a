import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Phone, Price, Sum, int, line, list, localizedFields, oneOf, optional, orEmpty, text, withDefault } from '../fields.ts'
import { NoticeKind } from '../foundation/notifications.ts'
import { Version } from '../approvals/changelog.ts'
import { changePaymentSettings, PaymentSettings } from '../identity/accounts/own-account.ts'

const notAllowed = { not_allowed: 3000001 } as const
const changing = { not_allowed: 3000001, changed_meanwhile: 3000007 } as const
/** The version that the caller read. If the settings changed since, in this or another window, the call is refused. */
const seen = { version: Version }
const Country = z.string().check(z.regex(/^[A-Z]{2}$/, 'country'))
const Day = z.string().check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/, 'day'))
const languages = ['zh', 'en', 'es', 'jp', 'th', 'zhtw'] as const
const inLanguages = <const N extends string, T extends z.core.$ZodType>(name: N, field: T) =>
  Object.fromEntries(languages.map((lang) => [`${name}_${lang}`, field])) as { [L in (typeof languages)[number] as `${N}_${L}`]: T }

const ReturnTo = z.object({
  full_name: z.string(),
  phone: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  street: z.string(),
  postcode: z.string(),
})
export const ShopSettings = z.object({
  name: z.string(),
  contact_person: z.string(),
  logo: z.nullable(z.string()),
  banner: z.nullable(z.string()),
  tint: z.number(),
  ...localizedFields('description'),
  phone: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  street: z.string(),
  postcode: z.string(),
  /** Null if returns go to the address of the shop. */
  return_address: z.nullable(ReturnTo),
  /** First and last day without sales, and the day on which the shop opens again. Null if no holiday is set. */
  holiday: z.nullable(z.object({ from: z.string(), until: z.string(), back_on: z.string() })),
  version: z.string(),
})
export type ShopSettings = z.infer<typeof ShopSettings>

export const getShopSettings = call({
  method: 'GET',
  path: '/seller/settings',
  who: 'seller',
  summary: 'Get the shop’s description, location and absences',
  answer: ShopSettings,
  refusals: notAllowed,
})

export const changeShopSettings = call({
  method: 'POST',
  path: '/seller/settings',
  who: 'seller',
  summary: 'Change only the fields that are sent; an empty field is removed. For the owner',
  input: z.object({
    name: z.optional(text(40).check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 &'.-]{2,39}$/, 'shop_name'))),
    contact_person: z.optional(line(120, 1)),
    /** The path of a picture that the owner uploaded with purpose=product. `banner` is such a path too. */
    logo: z.optional(orEmpty(line(200, 1))),
    banner: z.optional(orEmpty(line(200, 1))),
    ...inLanguages('description', z.optional(text(2000))),
    phone: z.optional(orEmpty(Phone)),
    country: z.optional(Country),
    state: z.optional(line(120)),
    city: z.optional(line(120, 1)),
    street: z.optional(line(200)),
    postcode: z.optional(line(20)),
    return_full_name: z.optional(line(120)),
    return_phone: z.optional(orEmpty(Phone)),
    return_country: z.optional(orEmpty(Country)),
    return_state: z.optional(line(120)),
    return_city: z.optional(line(120)),
    return_street: z.optional(line(200)),
    return_postcode: z.optional(line(20)),
    away_from: z.optional(orEmpty(Day)),
    away_until: z.optional(orEmpty(Day)),
    ...seen,
  }),
  answer: ShopSettings,
  refusals: { ...changing, field_wrong: 1000008 },
})

export const shippingRegions = ['home', 'named', 'world'] as const
const days = { least: z.number(), most: z.number() }
const Template = z.object({
  key: z.string(),
  ...localizedFields('name'),
  carrier: z.string(),
  work_days: z.object(days),
  cut_off_hour: z.number(),
  rates: z.array(
    z.object({
      region: z.enum(shippingRegions),
      countries: z.array(z.string()),
      but_countries: z.array(z.string()),
      but_states: z.array(z.string()),
      fee: Price,
      fee_per_kg: Price,
      most_grams: z.nullable(z.number()),
      free_from: z.nullable(Price),
      way_days: z.object(days),
      cod: z.boolean(),
    }),
  ),
})
export const ShopShipping = z.object({ country: z.string(), methods: z.array(Template), version: z.string() })
export type ShopShipping = z.infer<typeof ShopShipping>

export const getShopShipping = call({
  method: 'GET',
  path: '/seller/shipping',
  who: 'seller',
  summary: 'List the shop’s delivery methods, with costs by region and weight and the sum for free delivery',
  answer: ShopShipping,
  refusals: notAllowed,
})

const Rate = z.object({
  region: oneOf(shippingRegions),
  countries: withDefault(list(Country, 250), []),
  but_countries: withDefault(list(Country, 250), []),
  but_states: withDefault(list(line(120, 1), 100), []),
  fee: Sum,
  fee_per_kg: withDefault(Sum, '0'),
  most_grams: optional(int(1, 1_000_000)),
  free_from: optional(Sum),
  way_days_least: int(0, 90),
  way_days_most: int(0, 90),
  cod: withDefault(oneOf(['0', '1']), '0'),
})
export const changeShopShipping = call({
  method: 'POST',
  path: '/seller/shipping',
  who: 'seller',
  summary: 'Replace all delivery methods of the shop. New quotes use them. For the owner',
  input: z.object({
    methods: withDefault(
      list(
        z.object({
          key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'key')),
          name_en: line(80, 1),
          ...(({ name_en: _english, ...others }) => others)(inLanguages('name', z.optional(line(80)))),
          carrier: line(80, 1),
          work_days_least: int(0, 60),
          work_days_most: int(0, 60),
          cut_off_hour: withDefault(int(0, 24), 14),
          rates: list(Rate, 50),
        }),
        20,
      ),
      [],
    ),
    ...seen,
  }),
  answer: ShopShipping,
  refusals: { ...changing, field_wrong: 1000008 },
})

/** Payout account of a shop, with a version. */
export const ShopPaymentSettings = z.extend(PaymentSettings, { version: z.string() })
export type ShopPaymentSettings = z.infer<typeof ShopPaymentSettings>

export const getShopPaymentSettings = call({
  method: 'GET',
  path: '/seller/payment_settings',
  who: 'seller',
  summary: 'Get the shop’s masked payout destinations. For the owner',
  answer: ShopPaymentSettings,
  refusals: notAllowed,
})
export const changeShopPaymentSettings = call({
  method: 'POST',
  path: '/seller/payment_settings',
  who: 'seller',
  summary: 'Change the payout destination, with a code. A change takes effect after 24 hours. For the owner',
  input: z.extend(changePaymentSettings.input as NonNullable<typeof changePaymentSettings.input>, seen),
  answer: ShopPaymentSettings,
  malformed: 1100004,
  refusals: { ...changing, malformed: 1100004, proof_needed: 3000005, code_wrong: 3000004 },
})

const Notifications = z.object({ letters_for: z.array(NoticeKind), version: z.string() })
export const getShopNotifications = call({
  method: 'GET',
  path: '/seller/notifications',
  who: 'seller',
  summary: 'Get which notices you receive by e-mail',
  answer: Notifications,
  refusals: notAllowed,
})
export const changeShopNotifications = call({
  method: 'POST',
  path: '/seller/notifications',
  who: 'seller',
  summary: 'Choose which notices you receive by e-mail',
  input: z.object({ letters_for: withDefault(list(oneOf(['0', '100', '200', '300', '400', '500']), 6), []), ...seen }),
  answer: Notifications,
  refusals: changing,
})
