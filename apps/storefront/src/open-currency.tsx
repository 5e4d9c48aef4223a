import type { AnswerOf, getCurrency } from '@plaza/contract'
import { PriceText } from '@plaza/design'
import { price } from '@plaza/values'
import { currencyOf } from '@plaza/web/reading'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BootAnswer } from './boot.ts'

type Currency = AnswerOf<typeof getCurrency>['list'][number]

/** Private-use characters that no language uses. Replacing them in the rendered page gives the page in any currency. */
const [symbol, code] = ['\uE000', '\uE001']

/** A placeholder currency at rate 1. The server renders with it once and replaces its characters and amounts for each currency. */
const openCurrency: Currency = { code, symbol, rate: '1' }

const currencies = ({ name }: BootAnswer) => name === 'getCurrency'
const listOf = (answers: readonly BootAnswer[]): readonly Currency[] =>
  (answers.find(currencies)?.data as AnswerOf<typeof getCurrency> | undefined)?.list ?? []

/** Adds the placeholder currency to the answers. Returns null if the answers already contain its characters. */
export const withOpenCurrency = (answers: readonly BootAnswer[]): { cur: string; answers: BootAnswer[] } | null => {
  if (/[\uE000\uE001]/.test(JSON.stringify(answers))) return null
  const among = (data: unknown) => ({ ...(data as AnswerOf<typeof getCurrency>), list: [...listOf(answers), openCurrency] })
  return { cur: code, answers: answers.map((answer) => (currencies(answer) ? { ...answer, data: among(answer.data) } : answer)) }
}

const escaped: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }
const asMarkup = (text: string) => text.replace(/["&'<>]/g, (sign) => escaped[sign] ?? sign)

/** A rendered price as `PriceText` writes it: as one text, or as digit groups with separate decimals. The decimals may have a class of their own. */
const figure =
  /<span class="num">(?:(\u2212?\uE000[\d.]+)|<span>(\u2212?\uE000\d+)<\/span>((?:<span data-g="">\d{3}<\/span>)*)<span( class="[^"]+")?>(\.\d\d)<\/span>)<\/span>/g
/** An amount inside a sentence or beside a picture. */
const amountWithin = /\u2212?\uE000\d+\.\d\d/g

/** Replaces the placeholder currency in the rendered page with this currency. */
const inCurrency = (drawn: string, currency: Currency): string => {
  const shown = (written: string) => price(written.replace(symbol, '').replace('\u2212', '-'), currency)
  return drawn
    .replace(figure, (_, plain: string | undefined, head = '', groups = '', small: string | undefined, decimals = '') =>
      renderToStaticMarkup(
        <PriceText value={shown(plain ?? head + groups.replace(/<[^>]*>/g, '') + decimals)} smallDecimals={small !== undefined} />,
      ),
    )
    .replace(amountWithin, (written) => asMarkup(shown(written)))
    .replaceAll(symbol, () => asMarkup(currency.symbol))
    .replaceAll(code, () => asMarkup(currency.code))
}

export const readIn = (drawn: string, cur: string, answers: readonly BootAnswer[]): string =>
  inCurrency(drawn, currencyOf([...listOf(answers)], cur))
