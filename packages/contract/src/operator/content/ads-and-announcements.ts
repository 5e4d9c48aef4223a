import * as z from 'zod/mini'
import { contentCalls } from '../../staff-calls.ts'
import { adPositions, Picture } from '../../foundation/content.ts'
import {
  Flag,
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

/** State of the content: a draft, scheduled, shown now, or no longer shown. */
const Link = z.string().check(z.regex(/^(#\/|https:\/\/)[!-~]{0,400}$/, 'address'))

/** Draft, scheduled, shown now, or no longer shown. */
export const contentStates = ['draft', 'planned', 'running', 'ended'] as const
export const writtenThing = {
  id: z.string(),
  state: z.enum(contentStates),
  /** Number of languages, out of six, in which the text is missing. */
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

export const {
  list: listMallAds,
  save: saveAd,
  publish: publishAd,
  remove: removeAd,
} = contentCalls({
  path: '/operator/ads',
  thing: MallAd,
  list: { summary: 'List ads by the five positions: drafts, planned, running and ended' },
  save: {
    summary: 'Create an ad as a draft, or change one',
    fields: {
      position: oneOf(adPositions),
      rank: withDefault(int(0, 99), 0),
      /** Paths of uploaded pictures, in order of display. */
      images: withDefault(list(Image, 6), []),
      tint: withDefault(int(1, 12), 1),
      link: Link,
      from: optional(Moment),
      to: optional(Moment),
      ...translated('title', line, 120),
      ...translatedOrEmpty('kicker', line(60)),
      ...translatedOrEmpty('text', line(240)),
      ...translatedOrEmpty('button', line(40)),
    },
  },
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

export const {
  list: listMallAnnouncements,
  save: saveAnnouncement,
  publish: publishAnnouncement,
  remove: removeAnnouncement,
} = contentCalls({
  path: '/operator/announcements',
  thing: MallAnnouncement,
  list: { summary: 'List announcements: drafts, planned, current and ended' },
  save: {
    summary: 'Create an announcement as a draft, or change one',
    fields: {
      serious: withDefault(Flag, false),
      from: optional(Moment),
      to: optional(Moment),
      ...translated('title', line, 120),
      ...translated('text', text, 600),
    },
  },
})
