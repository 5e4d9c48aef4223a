import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Flag, Id, Phone, Time, line, oneOf, optional, text, withDefault } from '../fields.ts'

export const applicationStates = ['none', 'draft', 'applying', 'need_more', 'approved', 'rejected'] as const
export type ApplicationState = (typeof applicationStates)[number]
export const legalTypes = ['individual', 'business'] as const

/** 3 to 40 characters: English letters, digits, spaces and & ' . - The first character is a letter or a digit. */
export const storeNamePattern = /^[A-Za-z0-9][A-Za-z0-9 &'.-]{2,39}$/
const StoreName = text(40, 3).check(z.regex(storeNamePattern, 'store_name'))
const CountryCode = z.pipe(
  z.string().check(z.regex(/^[A-Za-z]{2}$/, 'country')),
  z.transform((code: string) => code.toUpperCase()),
)

/** Fields of a shop application. Staff may request any of them again. */
export const applicationFields = [
  'store_name',
  'contact_person',
  'phone',
  'legal_type',
  'registration_no',
  'country',
  'region',
  'city',
  'address',
  'postcode',
  'id_front',
  'id_back',
] as const
export type ApplicationField = (typeof applicationFields)[number]

const DocumentFile = z.nullable(z.object({ id: z.string(), url: z.string() }))

export const ShopApplication = z.object({
  state: z.enum(applicationStates),
  store_name: z.string(),
  contact_person: z.string(),
  phone: z.string(),
  legal_type: z.enum(legalTypes),
  registration_no: z.string(),
  country: z.string(),
  /** Name of the country in the language of the request. */
  country_name: z.string(),
  region: z.string(),
  city: z.string(),
  address: z.string(),
  postcode: z.string(),
  /** The front of the identity document; `id_back` is its back. Only the applicant can open the addresses. Null after deletion. */
  id_front: DocumentFile,
  id_back: DocumentFile,
  /** Fields that staff want filled in again, each with a reason. */
  asked: z.array(z.object({ field: z.enum(applicationFields), reason: z.string() })),
  /** Why staff rejected the application. */
  reason: z.nullable(z.string()),
  sent_at: z.nullable(Time),
  decide_by: z.nullable(Time),
  decided_at: z.nullable(Time),
  /** When the documents are deleted. Null while the application is under review. */
  papers_until: z.nullable(Time),
  /** Set after three rejections: the user cannot apply again until this time. */
  paused_until: z.nullable(Time),
  /** ID of the shop. Set once the application is approved. */
  shop_id: z.nullable(z.string()),
})
export type ShopApplication = z.infer<typeof ShopApplication>

export const showApplication = call({
  method: 'GET',
  path: '/customer/user/seller_application',
  who: 'customer',
  summary: 'Get your seller application: its draft, its state and the fields to correct',
  answer: ShopApplication,
})

/** Replaces the whole draft: fields missing from the request are removed. */
export const saveApplication = call({
  method: 'POST',
  path: '/customer/user/seller_draft',
  who: 'customer',
  summary: 'Save the application as a draft. It is not reviewed yet',
  input: z.object({
    store_name: withDefault(line(60), ''),
    contact_person: withDefault(line(80), ''),
    phone: withDefault(line(40), ''),
    legal_type: withDefault(oneOf(legalTypes), 'individual'),
    registration_no: withDefault(line(60), ''),
    country: optional(CountryCode),
    region: withDefault(line(80), ''),
    city: withDefault(line(80), ''),
    address: withDefault(line(200), ''),
    postcode: withDefault(line(20), ''),
    /** IDs of uploads with purpose=identity. */
    id_front: optional(Id),
    id_back: optional(Id),
  }),
  answer: ShopApplication,
  refusals: {
    /** The application is under review or approved: `data.state`. */
    not_open: 3000007,
    /** A document was uploaded by another user, or for another purpose. `data.fields` names the fields. */
    paper_unknown: 2000015,
  },
})

export const checkStoreName = call({
  method: 'GET',
  path: '/customer/user/store_name',
  who: 'customer',
  summary: 'Check whether a shop name is free',
  input: z.object({ name: line(60, 1) }),
  answer: z.object({ free: z.boolean(), why: z.nullable(z.enum(['malformed', 'taken'])) }),
})

const Sent = z.object({
  /** 0 under review, 1 approved. */
  status: z.number(),
  state: z.enum(applicationStates),
  sent_at: z.nullable(Time),
  decide_by: z.nullable(Time),
})

/** A second application is no failure: the applicant gets the status of the first one under 2000016. */
export const applySeller = call({
  method: 'POST',
  path: '/customer/user/applyseller',
  who: 'customer',
  summary: 'Apply to become a seller. It is free and decided within three working days',
  input: z.object({
    store_name: StoreName,
    contact_person: line(80, 1),
    id_front: Id,
    id_back: Id,
    /** Street and number. */
    address: line(200, 1),
    phone: Phone,
    agreement: Flag,
    legal_type: withDefault(oneOf(legalTypes), 'individual'),
    /** The business's number in the commercial register or at the tax office. */
    registration_no: withDefault(line(60), ''),
    /** This and the next address fields default to those of the user's default address. */
    country: optional(CountryCode),
    region: withDefault(line(80), ''),
    city: withDefault(line(80), ''),
    postcode: withDefault(line(20), ''),
  }),
  answer: Sent,
  refusals: {
    /** The application contains wrong fields. `data.fields` gives the reason for each field. */
    application_wrong: 2000015,
    /** `data` is the same as the answer of this call. */
    already_applied: 2000016,
    email_unverified: 3000010,
    /** After three rejections the user must wait: `data.until` and `retry_after`. */
    paused: 3000002,
  },
})
