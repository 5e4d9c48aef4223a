import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { adPositions, Picture } from '../../foundation/content.ts'
import {
  Flag,
  Id,
  Image,
  Moment,
  Time,
  int,
  line,
  list,
  localizedFields,
  oneOf,
  optional,
  text,
  translated,
  translatedOrEmpty,
  withDefault,
} from '../../fields.ts'
import { Version } from '../../approvals/changelog.ts'

const notAllowed = { not_allowed: 3000001 } as const
const saving = { not_allowed: 3000001, thing_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 } as const
/** A hash route of the storefront, or an absolute address. */
const Link = z.string().check(z.regex(/^(#\/|https:\/\/)[!-~]{0,400}$/, 'address'))

/** Written and not shown, to be shown from a time on, shown now, or shown no more. */
export const contentStates = ['draft', 'planned', 'running', 'ended'] as const
export const writtenThing = {
  id: z.string(),
  state: z.enum(contentStates),
  /** In how many of the six languages its words are missing. */
  missing: z.number(),
  version: z.string(),
}

export const MallAd = z.object({
  ...writtenThing,
  position: z.enum(adPositions),
  rank: z.number(),
  pictures: z.array(Picture),
  tint: z.number(),
  link: z.string(),
  from: Time,
  to: z.nullable(Time),
  ...localizedFields('kicker'),
  ...localizedFields('title'),
  ...localizedFields('text'),
  ...localizedFields('button'),
})
export type MallAd = z.infer<typeof MallAd>

export const listMallAds = call({
  method: 'GET',
  path: '/operator/ads',
  who: 'operator',
  summary: 'Ads by the five positions: drafts, planned ones, those that run and those that ran',
  input: z.object({ id: optional(Id) }),
  answer: z.object({ list: z.array(MallAd) }),
  refusals: notAllowed,
})

export const saveAd = call({
  method: 'POST',
  path: '/operator/ads/save',
  who: 'operator',
  summary: 'Makes an ad, which is a draft, or changes one',
  input: z.object({
    id: optional(Id),
    position: oneOf(adPositions),
    rank: withDefault(int(0, 99), 0),
    /** Paths of pictures that were sent here, the first one first. */
    images: withDefault(list(Image, 6), []),
    tint: withDefault(int(1, 12), 1),
    link: Link,
    from: optional(Moment),
    to: optional(Moment),
    ...translated('title', line, 120),
    ...translatedOrEmpty('kicker', line(60)),
    ...translatedOrEmpty('text', line(240)),
    ...translatedOrEmpty('button', line(40)),
    version: Version,
  }),
  answer: MallAd,
  refusals: saving,
})

export const publishAd = call({
  method: 'POST',
  path: '/operator/ads/publish',
  who: 'operator',
  summary: 'Shows it in its time (on=1), or makes it a draft again',
  input: z.object({ id: Id, on: withDefault(Flag, true), version: Version }),
  answer: MallAd,
  refusals: saving,
})

export const removeAd = call({
  method: 'POST',
  path: '/operator/ads/remove',
  who: 'operator',
  summary: 'Takes it away; one press brings it back',
  input: z.object({ id: Id, version: Version }),
  answer: z.object({ id: z.string() }),
  refusals: saving,
})

export const MallAnnouncement = z.object({
  ...writtenThing,
  serious: z.boolean(),
  from: Time,
  to: z.nullable(Time),
  ...localizedFields('title'),
  ...localizedFields('text'),
})
export type MallAnnouncement = z.infer<typeof MallAnnouncement>

export const listMallAnnouncements = call({
  method: 'GET',
  path: '/operator/announcements',
  who: 'operator',
  summary: 'Announcements: drafts, planned ones, those that stand and those that stood',
  input: z.object({ id: optional(Id) }),
  answer: z.object({ list: z.array(MallAnnouncement) }),
  refusals: notAllowed,
})

export const saveAnnouncement = call({
  method: 'POST',
  path: '/operator/announcements/save',
  who: 'operator',
  summary: 'Makes an announcement, which is a draft, or changes one',
  input: z.object({
    id: optional(Id),
    serious: withDefault(Flag, false),
    from: optional(Moment),
    to: optional(Moment),
    ...translated('title', line, 120),
    ...translated('text', text, 600),
    version: Version,
  }),
  answer: MallAnnouncement,
  refusals: saving,
})

export const publishAnnouncement = call({
  method: 'POST',
  path: '/operator/announcements/publish',
  who: 'operator',
  summary: 'Shows it in its time (on=1), or makes it a draft again',
  input: z.object({ id: Id, on: withDefault(Flag, true), version: Version }),
  answer: MallAnnouncement,
  refusals: saving,
})

export const removeAnnouncement = call({
  method: 'POST',
  path: '/operator/announcements/remove',
  who: 'operator',
  summary: 'Takes it away; one press brings it back',
  input: z.object({ id: Id, version: Version }),
  answer: z.object({ id: z.string() }),
  refusals: saving,
})
