import type { AnswerOf, getCurrency } from '@plaza/contract'
import { type Language, type Localized, type ShownAmount, localized, price } from '@plaza/values'
import { createContext, useContext } from 'react'
import { type ShownPicture, pictureSource } from './picture-address.ts'

type CurrencyAnswer = AnswerOf<typeof getCurrency>
export type PictureKind = keyof CurrencyAnswer['static']

/** Texts that every app must have for failed requests. */
export type NeededWords = { common: { requestFailed: string; networkFailed: string; unreachable: string } }

/** A reader's display settings in an app: texts, language of translated data, currency of prices, base of picture addresses. */
export type Reader<W extends NeededWords = NeededWords> = {
  lang: Language
  words: W
  currency: CurrencyAnswer['list'][number]
  price: (amount: ShownAmount) => string
  text: <Field extends string>(row: NoInfer<Localized<Field>>, field: Field) => string
  picture: (kind: PictureKind, path: string | null, tint: number) => ShownPicture | undefined
}

const dollars = { code: 'USD', symbol: '$', rate: '1' }

/** The reader's currency. If the mall does not offer the chosen currency, the first one of the list. */
export const currencyOf = (list: CurrencyAnswer['list'], cur: string): CurrencyAnswer['list'][number] =>
  list.find(({ code }) => code === cur) ?? list[0] ?? dollars

type ReaderInput<W> = { lang: Language; cur: string; words: W; answer: CurrencyAnswer }

export const readerOf = <W extends NeededWords>({ lang, cur, words, answer }: ReaderInput<W>): Reader<W> => {
  const currency = currencyOf(answer.list, cur)
  return {
    lang,
    words,
    currency,
    price: (amount) => price(amount, currency),
    text: (row, field) => localized(row, field, lang),
    picture: (kind, path, tint) => pictureSource(answer.static[kind], path, tint),
  }
}

const ReaderContext = createContext<Reader | null>(null)
export const ReaderProvider = ReaderContext.Provider

/** The reader from the context. The type parameter is the type of the app's texts. */
export const useReader = <W extends NeededWords = NeededWords>(): Reader<W> => {
  const reader = useContext(ReaderContext)
  if (!reader) throw new Error('screens stand inside a ReaderProvider')
  return reader as Reader<W>
}
