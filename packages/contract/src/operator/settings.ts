import * as z from 'zod/mini'
import { call } from '../call.ts'
import { settingCalls } from '../staff-calls.ts'
import {
  Flag,
  Id,
  Moment,
  Time,
  int,
  line,
  list,
  localizedFields,
  oneOf,
  optional,
  text,
  translatedOrEmpty,
  withDefault,
} from '../fields.ts'
import { Version } from '../approvals/changelog.ts'

const notAllowed = { not_allowed: 3000001 } as const
const saving = { not_allowed: 3000001, field_wrong: 1000008, changed_meanwhile: 3000007 } as const
/** A positive exchange rate with at most eight decimals. */
const Rate = z.string().check(
  z.regex(/^(0|[1-9][0-9]{0,8})(\.[0-9]{1,8})?$/, 'number'),
  z.refine((rate) => Number(rate) > 0, 'too_small'),
)
const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, 'currency'))

export const MallCurrency = z.object({
  code: z.string(),
  symbol: z.string(),
  /** The current rate. Null while the first rate is not in force yet. */
  rate: z.nullable(z.string()),
  since: z.nullable(Time),
  coming: z.nullable(z.object({ rate: z.string(), effective_at: Time })),
  enabled: z.boolean(),
  rank: z.number(),
  /** True for the base currency, in which all charges are made. Its rate is 1. */
  base: z.boolean(),
  version: z.string(),
  /** The latest rate decisions, newest first. */
  history: z.array(z.object({ rate: z.string(), effective_at: Time, decided_at: Time, by: z.nullable(z.string()) })),
})
export type MallCurrency = z.infer<typeof MallCurrency>

export const { list: listCurrencies, save: saveCurrency } = settingCalls({
  path: '/operator/currencies',
  thing: MallCurrency,
  list: { summary: 'List currencies with current, planned and past rates' },
  save: {
    summary: 'Set a currency and its rate, from now or from a later time. Amounts stay in the base currency and are only shown in others',
    fields: {
      code: CurrencyCode,
      // The currency symbol. No digit is allowed: beside an amount it would look like part of the number.
      symbol: line(8, 1).check(z.refine((typed) => !/\p{N}/u.test(typed), 'malformed')),
      rate: Rate,
      effective_at: optional(Moment),
      enabled: withDefault(Flag, true),
      rank: optional(int(0, 999)),
    },
  },
})

export const MallLanguage = z.object({ code: z.string(), name: z.string(), enabled: z.boolean(), rank: z.number(), version: z.string() })
export type MallLanguage = z.infer<typeof MallLanguage>

export const { list: listMallLanguages, save: saveLanguage } = settingCalls({
  path: '/operator/languages',
  thing: MallLanguage,
  list: { summary: 'List the languages open to shoppers, and the others' },
  save: {
    summary: 'Set the name of a language and whether shoppers can choose it. English is always open',
    fields: {
      code: oneOf(['zh', 'en', 'es', 'jp', 'th', 'zhtw']),
      name: line(40, 1),
      enabled: withDefault(Flag, true),
      rank: optional(int(0, 999)),
    },
  },
})

export const addressStates = ['waiting', 'signed', 'in_force', 'withdrawn'] as const
const AddressChange = z.object({
  id: z.string(),
  address: z.string(),
  state: z.enum(addressStates),
  asked_by: z.string(),
  asked_at: Time,
  signed_by: z.nullable(z.string()),
  effective_at: z.nullable(Time),
  withdrawn_by: z.nullable(z.string()),
  /** True if the caller may approve the request. Its author may not. */
  may_sign: z.boolean(),
})
export const MallWallet = z.object({
  code: z.string(),
  name: z.string(),
  asset: z.string(),
  network: z.string(),
  /** The wallet address that shoppers see now. Null until two people have approved an address. */
  address: z.nullable(z.string()),
  rate: z.string(),
  min: z.string(),
  precision: z.number(),
  enabled: z.boolean(),
  rank: z.number(),
  version: z.string(),
  changes: z.array(AddressChange),
})
export type MallWallet = z.infer<typeof MallWallet>

export const listMallWallets = call({
  method: 'GET',
  path: '/operator/wallets',
  who: 'operator',
  summary: 'List the recharge wallets: the shoppers’ view, and changes that wait for a second person or a day',
  answer: z.object({ list: z.array(MallWallet) }),
  refusals: notAllowed,
})

export const saveMallWallet = call({
  method: 'POST',
  path: '/operator/wallets',
  who: 'operator',
  summary: 'Set a wallet and its terms. A new address is a request: it takes a second person and 24 hours',
  input: z.object({
    code: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{1,23}$/, 'code')),
    name: line(60, 1),
    /** The asset of the wallet, such as `USDT`. The asset and the blockchain (`network`) of an existing wallet cannot be changed. */
    asset: z.string().check(z.regex(/^[A-Z0-9]{2,12}$/, 'code')),
    network: line(40, 1),
    address: optional(z.string().check(z.regex(/^[!-~]{20,120}$/, 'address'))),
    rate: Rate,
    min: Rate,
    precision: int(0, 18),
    enabled: withDefault(Flag, true),
    rank: optional(int(0, 999)),
    version: Version,
  }),
  answer: MallWallet,
  refusals: { ...saving, decided_already: 3000009 },
})

export const signWalletAddress = call({
  method: 'POST',
  path: '/operator/wallets/sign',
  who: 'operator',
  summary: 'Sign someone else’s change of an address (sign=1), or withdraw one before it takes effect (sign=0)',
  input: z.object({ id: Id, sign: Flag }),
  answer: MallWallet,
  refusals: { ...notAllowed, address_unknown: 2000019, decided_already: 3000009 },
})

export const configKinds = [
  'text',
  'words',
  'picture',
  'address',
  'hue',
  'sum',
  'percent',
  'number',
  'switch',
  'choice',
  'zone',
  'shares',
] as const
export const MallSetting = z.object({
  name: z.string(),
  group: z.string(),
  kind: z.enum(configKinds),
  /** The value in force: the saved value, or the default if none is saved. */
  value: z.string(),
  ...localizedFields('value'),
  shares: z.array(z.object({ category_id: z.string(), percent: z.string() })),
  standard: z.string(),
  is_set: z.boolean(),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  choices: z.array(z.string()),
  version: z.string(),
})
export type MallSetting = z.infer<typeof MallSetting>

export const listMallSettings = call({
  method: 'GET',
  path: '/operator/config',
  who: 'operator',
  summary: 'List the settings of the whole mall: its name, limits and payment methods',
  answer: z.object({ list: z.array(MallSetting) }),
  refusals: notAllowed,
})

export const saveMallSetting = call({
  method: 'POST',
  path: '/operator/config',
  who: 'operator',
  summary: 'Change one setting. An empty value restores the default',
  input: z.object({
    name: text(60, 1),
    value: optional(text(400)),
    ...translatedOrEmpty('value', line(200)),
    shares: optional(
      list(z.object({ category_id: Id, percent: z.string().check(z.regex(/^[0-9]{1,2}(\.[0-9]{1,2})?$/, 'percent')) }), 200),
    ),
    version: Version,
  }),
  answer: MallSetting,
  refusals: { ...saving, setting_unknown: 2000019 },
})

export const MallCarrier = z.object({
  key: z.string(),
  name: z.string(),
  /**
   * Patterns of tracking numbers: `#` is a digit, `@` a letter, `*` either. `{10}` or `{10,12}` repeats the character before it. All other
   * characters are literal.
   */
  forms: z.array(z.string()),
  example: z.string(),
  /** URL of the tracking page. `{no}` stands for the tracking number. */
  page: z.nullable(z.string()),
  /** Countries from which the carrier takes parcels. An empty list means all countries. */
  countries: z.array(z.string()),
  enabled: z.boolean(),
  version: z.string(),
})
export type MallCarrier = z.infer<typeof MallCarrier>

export const { list: listMallCarriers, save: saveCarrier } = settingCalls({
  path: '/operator/carriers',
  thing: MallCarrier,
  list: { summary: 'List carriers, with their number formats and tracking addresses' },
  save: {
    summary: 'Create or change a carrier. An inactive one is not offered to shops, and its parcels stay as they are',
    fields: {
      /** `other` and `promised` are no carriers: shops send them for a carrier that is not in this list. */
      key: z.string().check(z.regex(/^(?!(?:other|promised)$)[a-z0-9-]{2,40}$/, 'code')),
      name: line(60, 1),
      forms: list(line(80, 1), 12),
      example: line(40, 4),
      page: optional(line(300)),
      countries: withDefault(list(z.string().check(z.regex(/^[A-Z]{2}$/, 'country')), 40), []),
      enabled: withDefault(Flag, true),
    },
  },
})

/** Payment methods for orders, and for recharges that are not made with coins. */
export const mallPaymentMethods = ['wallet', 'card', 'cod', 'bank_tr'] as const

export const MallPaymentMethod = z.object({
  way: z.enum(mallPaymentMethods),
  /** Name of the setting by which the owner allows the method for orders. Null for a method of recharges only. */
  setting: z.nullable(z.string()),
  /** Collects the payments: the mall itself or the named gateway. Null if none is set up; shoppers are then not offered the method. */
  through: z.nullable(z.string()),
  allowed: z.boolean(),
  /** True if shoppers are offered this payment method. */
  open: z.boolean(),
})
export type MallPaymentMethod = z.infer<typeof MallPaymentMethod>

export const listPayWays = call({
  method: 'GET',
  path: '/operator/payment-ways',
  who: 'operator',
  summary: 'List the payment methods, who collects, and which ones are open',
  answer: z.object({ list: z.array(MallPaymentMethod) }),
  refusals: { not_allowed: 3000001 },
})
