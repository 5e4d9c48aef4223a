import type { AnswerOf, getCurrency } from '@plaza/contract'
import type { PictureSource } from '@plaza/design'
import { type Language, type Localized, type ShownAmount, localized, price } from '@plaza/values'
import { createContext, useContext } from 'react'
import type { Words } from '../words/index.ts'
import { pictureSource } from './picture-address.ts'

type CurrencyAnswer = AnswerOf<typeof getCurrency>
export type PictureKind = keyof CurrencyAnswer['static']

/** How this shopper reads the shop: the words, the language of rows, the currency of prices, the addresses of pictures. */
export type Reader = {
  lang: Language
  words: Words
  currency: CurrencyAnswer['list'][number]
  price: (amount: ShownAmount) => string
  text: <Field extends string>(row: NoInfer<Localized<Field>>, field: Field) => string
  picture: (kind: PictureKind, path: string | null, tint: number) => PictureSource | undefined
}

const dollars = { code: 'USD', symbol: '$', rate: '1' }

export const readerOf = ({ lang, cur, words, answer }: { lang: Language; cur: string; words: Words; answer: CurrencyAnswer }): Reader => {
  const currency = answer.list.find((each) => each.code === cur) ?? answer.list[0] ?? dollars
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

export const useReader = (): Reader => {
  const reader = useContext(ReaderContext)
  if (!reader) throw new Error('screens stand inside a ReaderProvider')
  return reader
}
