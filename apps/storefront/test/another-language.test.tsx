import { type Answer, answering } from '@plaza/client/test'
import {
  type AnswerOf,
  type Call,
  type CallShape,
  getAddresses,
  getAnnouncements,
  getCart,
  getDelivery,
  getNews,
  getNewsItem,
  getNotices,
  getProductDetail,
  getShop,
  makeQuote,
  showPayment,
} from '@plaza/contract'
import { type Language, htmlLanguages, languages } from '@plaza/values'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadWords } from '../src/words/index.ts'
import { cartLine, cartOf, cartShop } from './cart-samples.ts'
import { address, payment, quote } from './checkout-samples.ts'
import { openShop } from './open-shop.tsx'
import { delivered, inWords as inOneWord, mali, pageOf, productDetail, shop } from './samples.ts'

/** Fixture: texts that name the language in which they were requested. */
const say = (what: string, lang: Language) => `${what}⟨${lang}⟩`
const inWords = <Field extends string>(field: Field, what: string) =>
  inOneWord(field, Object.fromEntries(languages.map((lang) => [lang, say(what, lang)])) as Record<Language, string>)
const spoken = <C extends CallShape>(call: Call<C>, answer: (lang: Language) => AnswerOf<C>): Answer => ({
  call,
  respond: (said) => answering(call, answer(said.lang) as never).respond(said),
})

const date = '2026-11-20T08:00:00.000Z'
const thailand = (lang: Language) => ({ country: 'TH', country_name: say('Thailand', lang) })
const story = {
  id: '5',
  kind: 'story' as const,
  image: null,
  tint: 2,
  minutes: 3,
  date,
  ...inWords('title', 'Looms'),
  ...inWords('excerpt', 'Wool'),
}
const teapot = productDetail({
  id: '7',
  ...inWords('name', 'Teapot'),
  ...inWords('short_description', 'Of clay'),
  ...inWords('description', 'Of red clay'),
})
const sent = (lang: Language) =>
  delivered({ place: { ...thailand(lang), city: null }, ships_from: { ...thailand(lang), city: 'Chiang Mai' } })
const cart = (lang: Language) =>
  cartOf([cartShop([{ ...cartLine({ id: '7' }), ...inWords('name', 'Teapot') }])], {
    place: { ...thailand(lang), city: 'Bangkok', address_id: '4' },
  })
const book = (lang: Language) => ({ list: [address(thailand(lang))], default_id: '4', most: 20 })
const looms = { shop: shop(inWords('description', 'Woven')), best: [], newest: [], facets: null, ...pageOf([]) }
const notice = { kind: 500 as const, status: 1 as const, reason: null, link: null, read: false, date }
const bought = (lang: Language) => quote({ address: address(thailand(lang)) })
const placed = (lang: Language) => payment({ address: { ...payment().address, country_name: say('Thailand', lang) } })

/** Screens that show texts from the server. Some answers contain all languages, others only the requested language. */
const pages: Record<string, { at: string; answers: readonly Answer[] }> = {
  'a product': { at: '#/pages/prouduct/detail?id=7', answers: [answering(getProductDetail, teapot), spoken(getDelivery, sent)] },
  'a shop': { at: '#/pages/shop/detail?id=1&tab=about', answers: [answering(getShop, looms)] },
  'a story': { at: '#/pages/news/index?id=5', answers: [answering(getNewsItem, { ...story, ...inWords('body', 'By hand') })] },
  news: { at: '#/pages/news/index', answers: [answering(getNews, { list: [story], next_cursor: null })] },
  'the cart': { at: '#/pages/cart/mycart', answers: [spoken(getCart, cart)] },
  'the shipment': { at: '#/pages/cart/cart', answers: [spoken(makeQuote, bought), spoken(getCart, cart), spoken(getAddresses, book)] },
  'the payment': { at: '#/pages/cart/pay', answers: [spoken(makeQuote, bought), spoken(getCart, cart)] },
  'what was placed': { at: '#/pages/cart/pay?step=confirm&payment=9', answers: [spoken(showPayment, placed)] },
  'the address book': { at: '#/pages/mine/confing?section=addresses', answers: [spoken(getAddresses, book)] },
  notices: {
    at: '#/pages/mine/dashboard?tab=notices',
    answers: [
      spoken(getNotices, (lang) => ({
        list: [{ ...notice, id: '3', title: say('Credited', lang), body: say('It came', lang) }],
        next_cursor: null,
        message_unread_count: 1,
      })),
    ],
  },
  announcements: {
    at: '#/pages/mine/dashboard?tab=notices&view=announcements',
    answers: [
      answering(getAnnouncements, [{ id: '2', date, serious: false, ...inWords('title', 'Closed'), ...inWords('text', 'For a day') }]),
    ],
  },
}

/** Returns the languages found in texts and names of the page. */
const languagesOnPage = () => [...new Set(document.body.outerHTML.match(/(?<=⟨)\w+(?=⟩)/g))]

test.each(Object.entries(pages))('%s is in the chosen language, and no text of the previous one remains', async (_, page) => {
  await Promise.all(languages.map(loadWords))
  const { mall } = await openShop({ ...page, as: { ...mali, card: { count: 1 } } })
  for (const lang of ['en', 'th', 'zhtw', 'en'] as const) {
    act(() => mall.choices.choose({ lang }))
    await waitFor(() => expect(languagesOnPage()).toEqual([lang]))
    expect(document.documentElement.lang).toBe(htmlLanguages[lang])
  }
})
