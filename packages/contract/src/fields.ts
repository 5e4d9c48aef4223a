import { isTooLong, withoutTurns } from '@plaza/values'
import * as z from 'zod/mini'

/**
 * Schemas for the fields of calls. All values arrive as text: the server converts JSON numbers and booleans first. One set of rules therefore serves
 * forms, queries and JSON.
 */
const digits = (what: string, pattern: RegExp) => z.string().check(z.regex(pattern, what))

/** Control characters such as NUL and lone surrogates are refused. Line breaks and tabs are allowed. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what this refuses
const unclean = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
/** Characters that are invisible by themselves. Some occur inside words and emoji, but a text of only these characters counts as empty. */
const showsNothing = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\s\u2800]/gu
const cleanText = z.pipe(
  z.string().check(z.refine((text) => !unclean.test(text), 'unclean')),
  z.transform((typed: string) => {
    const tidied = withoutTurns(typed).normalize('NFC').trim()
    return tidied.replace(showsNothing, '') === '' ? '' : tidied
  }),
)

const greatestId = '9223372036854775807'
/** ID of a database row. Values beyond bigint are refused here, so that they do not fail in the database. */
export const Id = digits('id', /^[1-9][0-9]{0,18}$/).check(z.refine((text) => text.length < greatestId.length || text <= greatestId, 'id'))
export type Id = z.infer<typeof Id>

/** Limits the length of the typed text, and the length of its Unicode-expanded form, which the database compares. */
const bounded = (maxLength: number, minLength: number) =>
  z.string().check(
    z.minLength(minLength, 'too_short'),
    z.maxLength(maxLength, 'too_long'),
    z.refine((typed) => typed.length > maxLength || !isTooLong(typed, maxLength), 'too_long'),
  )

/** ID of the assignee when the sender read the record. `0` means that it had no assignee. */
export const WithWhom = digits('id', /^(0|[1-9][0-9]{0,18})$/)

/** Text from a user. Characters that change the writing direction are removed, and text without visible characters counts as empty. */
export const text = (maxLength: number, minLength = 0) => z.pipe(cleanText, bounded(maxLength, minLength))

/** One line of text that other people will read, such as a name. Line breaks become spaces. */
export const line = (maxLength: number, minLength = 0) =>
  z.pipe(
    z.pipe(
      cleanText,
      z.transform((typed: string) => typed.replace(/[\s\u2028\u2029]+/g, ' ')),
    ),
    bounded(maxLength, minLength),
  )

/** Passwords are used as typed, including spaces at both ends. */
export const Secret = z.pipe(
  z.string().check(z.refine((typed) => !unclean.test(typed), 'unclean')),
  z.pipe(
    z.transform((typed: string) => typed.normalize('NFC')),
    z.string().check(z.minLength(1, 'too_short'), z.maxLength(128, 'too_long')),
  ),
)

/** Only plain ASCII is allowed, so that two different addresses never look the same or compare as equal. */
export const Email = z.pipe(
  z.string().check(z.maxLength(320, 'too_long')),
  z.pipe(
    z.transform((typed: string) => typed.trim()),
    z
      .string()
      .check(
        z.maxLength(254, 'too_long'),
        z.regex(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/, 'email'),
      ),
  ),
)
export const Phone = text(24).check(z.regex(/^\+?[0-9][0-9 ()-]{4,22}$/, 'phone'))
export const SixDigits = digits('code', /^[0-9]{6}$/)
/** The answer to a proof-of-work challenge. The server checks it. */
export const Captcha = text(2000)

export const int = (min: number, max: number) =>
  z.pipe(
    digits('number', /^-?(0|[1-9][0-9]{0,14})$/),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, 'too_small'), z.lte(max, 'too_large'))),
  )

/** An amount in the base currency on the wire: digits, with at most two decimals. */
export const Sum = digits('money', /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/)

export const Flag = z.pipe(
  z.enum(['0', '1', 'true', 'false'], 'flag'),
  z.transform((value: '0' | '1' | 'true' | 'false') => value === '1' || value === 'true'),
)

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, 'choice')

/** A field that may be missing. An empty field of a form counts as missing. */
export const optional = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)) as unknown as z.ZodMiniType<
      unknown,
      z.core.input<T> | '' | undefined
    >,
    z.optional(schema) as unknown as z.ZodMiniType<z.core.output<T> | undefined, unknown>,
  )

/** A field whose empty value clears the stored value. */
export const orEmpty = <T extends z.core.$ZodType>(schema: T) => z.union([z.literal(''), schema])

export const withDefault = <T extends z.core.$ZodType>(schema: T, value: z.core.output<T>) =>
  z.pipe(
    optional(schema),
    z.transform((input: z.core.output<T> | undefined) => input ?? value),
  )

/**
 * One value or several: `a=1`, `a[]=1&a[]=2`, `a[0]=1`. Other shapes are refused before counting, because a client may send a field named `length`.
 */
export const list = <T extends z.core.$ZodType>(schema: T, max: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? [value] : Array.isArray(value) ? value : null,
    ) as unknown as z.ZodMiniType<unknown, z.core.input<T>[] | string>,
    z.array(schema).check(z.maxLength(max, 'too_many')) as unknown as z.ZodMiniType<z.core.output<T>[], unknown>,
  )

export const Cursor = digits('cursor', /^[A-Za-z0-9_-]{1,400}$/)
export const IdempotencyKey = digits('key', /^[A-Za-z0-9_-]{8,64}$/)
export const Time = z.string()
/** A time sent by a client, in UTC. It contains minutes, and may contain seconds and fractions. */
export const Moment = z
  .string()
  .check(z.regex(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9](:[0-5][0-9](\.[0-9]{1,3})?)?Z$/, 'time'))
/** The path of an uploaded picture. */
export const Image = line(200, 8)
/** An amount in an answer, always with two decimals. */
export const Price = z.string().check(z.regex(/^-?[0-9]+\.[0-9]{2}$/))

/** Input fields of every paged list. */
export const paging = { cursor: optional(Cursor), limit: withDefault(int(1, 50), 20) }

export const page = <T extends z.core.$ZodType>(item: T) => z.object({ list: z.array(item), next_cursor: z.nullable(z.string()) })

type Localized<N extends string> = { [L in 'zh' | 'en' | 'es' | 'jp' | 'th' | 'zhtw' as `${N}_${L}`]: z.ZodMiniOptional<z.ZodMiniString> }
/** The fields `name_zh … name_zhtw`. Apps show the English text in place of a missing one. */
export const localizedFields = <const N extends string>(name: N): Localized<N> =>
  Object.fromEntries(['zh', 'en', 'es', 'jp', 'th', 'zhtw'].map((lang) => [`${name}_${lang}`, z.optional(z.string())])) as Localized<N>

type OtherLanguage = 'zh' | 'es' | 'jp' | 'th' | 'zhtw'
const otherLanguages: readonly OtherLanguage[] = ['zh', 'es', 'jp', 'th', 'zhtw']
type Optional<T extends z.core.$ZodType> = ReturnType<typeof optional<T>>
type Translated<N extends string, E extends z.core.$ZodType, T extends z.core.$ZodType> = { [L in 'en' as `${N}_${L}`]: E } & {
  [L in OtherLanguage as `${N}_${L}`]: Optional<T>
}
const sixFields = <N extends string, E extends z.core.$ZodType, T extends z.core.$ZodType>(name: N, english: E, other: T) =>
  Object.fromEntries([[`${name}_en`, english], ...otherLanguages.map((lang) => [`${name}_${lang}`, optional(other)])]) as Translated<
    N,
    E,
    T
  >

/** A text in six languages as staff and shops send it: English is required, the others may be empty. */
export const translated = <const N extends string, T extends z.core.$ZodType>(
  name: N,
  field: (maxLength: number, minLength?: number) => T,
  maxLength: number,
) => sixFields(name, field(maxLength, 1), field(maxLength))
/** A text in six languages where English may be empty too. */
export const translatedOrEmpty = <const N extends string, T extends z.core.$ZodType>(name: N, field: T) =>
  sixFields(name, optional(field), field)
