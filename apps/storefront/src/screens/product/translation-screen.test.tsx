import { answering, lost } from '@plaza/client/test'
import { getComments, getProductDetail, getStore, translateComment, type Review } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords, productDetail, websiteConfig } from '../../../test/samples.ts'

const at = '#/pages/prouduct/detail?id=7'
const review: Review = {
  ...{ id: '31', rating: 5, text: 'Muy bonita', lang: 'es', author: 'Ada L.', options: {}, images: [], date: '2026-09-01T08:00:00Z' },
  reply: { text: 'Gracias', date: '2026-09-02T08:00:00Z' },
}
const opened = (translates: boolean, reviews: readonly Review[] = [review]) =>
  openShop({
    at,
    answers: [
      answering(getProductDetail, productDetail({ id: '7', ...inWords('name', 'Clay teapot'), items_left: 7 })),
      answering(getStore, { ...websiteConfig, translates }),
      answering(getComments, {
        ...{ list: [...reviews], next_cursor: null, rating_count: 1, with_words: 1, with_images: 0 },
        breakdown: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 1 : 0 })),
      }),
    ],
  })

test('a review in another language is translated with its reply, and can be switched back', async () => {
  const { main, person, says } = await opened(true)
  expect(await main().findByText('Muy bonita')).toHaveAttribute('lang', 'es')
  says(answering(translateComment, { text: 'Very pretty', reply: 'Thank you' }))
  await person.click(main().getByRole('button', { name: 'Translate' }))
  expect(await main().findByText('Very pretty')).toHaveAttribute('lang', 'en')
  expect(main().getByText('Thank you')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Machine translation')).toBeVisible()
  await person.click(main().getByRole('button', { name: 'Show original' }))
  expect(await main().findByText('Muy bonita')).toBeVisible()
  expect(main().getByText('Gracias')).toBeVisible()
  expect(main().queryByText('Machine translation')).toBeNull()
  await person.click(main().getByRole('button', { name: 'Translate' }))
  expect(await main().findByText('Very pretty')).toBeVisible()
})

test('a failed translation leaves the original, shows a message and offers a retry', async () => {
  const { main, person, says } = await opened(true)
  await main().findByText('Muy bonita')
  says(lost(translateComment))
  await person.click(main().getByRole('button', { name: 'Translate' }))
  expect(await main().findByText("We couldn't translate this. Try again in a moment.")).toBeVisible()
  expect(main().getByText('Muy bonita')).toBeVisible()
  says(answering(translateComment, { text: 'Very pretty', reply: 'Thank you' }))
  await person.click(main().getByRole('button', { name: 'Translate' }))
  expect(await main().findByText('Very pretty')).toBeVisible()
  expect(main().queryByText(/We couldn't translate this/)).toBeNull()
})

test.each([
  ['in a mall without anybody who translates', false, review],
  ['where it is in the reader’s language already', true, { ...review, lang: 'en' }],
  ['where there are stars and pictures alone', true, { ...review, text: '', reply: null }],
])('no translation is offered %s', async (_where, translates, one) => {
  const { main } = await opened(translates, [one])
  expect(await main().findByText('Ada L.')).toBeVisible()
  expect(main().queryByRole('button', { name: 'Translate' })).toBeNull()
})
