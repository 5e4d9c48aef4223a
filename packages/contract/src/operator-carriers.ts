import * as z from 'zod/mini'
import { call } from './call.ts'
import { Flag, line, list, optional, withDefault } from './fields.ts'
import { Version } from './operator-edits.ts'

export const MallCarrier = z.object({
  key: z.string(),
  name: z.string(),
  /** What its numbers look like: `#` a digit, `@` a letter, `*` either, `{10}` or `{10,12}` how many of it; all else is itself. */
  forms: z.array(z.string()),
  example: z.string(),
  /** Where it tells of a parcel; `{no}` stands for the number. */
  page: z.nullable(z.string()),
  /** From which countries it takes parcels; none are all. */
  countries: z.array(z.string()),
  enabled: z.boolean(),
  version: z.string(),
})
export type MallCarrier = z.infer<typeof MallCarrier>

export const listMallCarriers = call({
  method: 'GET',
  path: '/operator/carriers',
  who: 'operator',
  summary: 'Who carries parcels: how their numbers look, and where they tell of one',
  answer: z.object({ list: z.array(MallCarrier) }),
  refusals: { not_allowed: 3000001 },
})

export const saveCarrier = call({
  method: 'POST',
  path: '/operator/carriers',
  who: 'operator',
  summary: 'Makes a carrier, or changes one; one that rests is offered to no shop, and its parcels stay as they are',
  input: z.object({
    key: z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, 'code')),
    name: line(60, 1),
    forms: list(line(80, 1), 12),
    example: line(40, 4),
    page: optional(line(300)),
    countries: withDefault(list(z.string().check(z.regex(/^[A-Z]{2}$/, 'country')), 40), []),
    enabled: withDefault(Flag, true),
    version: Version,
  }),
  answer: MallCarrier,
  refusals: { not_allowed: 3000001, field_wrong: 1000008, changed_meanwhile: 3000007 },
})
