import { answering, refusing } from '@plaza/client/test'
import { type SoldReview, answerReview, listSoldReviews, reportReview } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'

const review = (more: Partial<SoldReview> = {}): SoldReview => ({
  ...{
    id: '9',
    rating: 2,
    text: 'The handle is loose',
    lang: 'en',
    author: 'Mali S.',
    options: {},
    images: [],
    date: '2026-11-20T09:00:00.000Z',
  },
  ...{ reply: null, product: { id: '3', name_en: 'Enamel Mug', image: null, tint: 3 }, report: null, version: '1' },
  ...more,
})
const one = answering(listSoldReviews, { list: [review()], next_cursor: null, counts: { unanswered: 1 } })

test('answers a review in its row; reviews waiting for an answer have a view of their own', async () => {
  const { person, requests, says } = await openConsole({ at: '#/reviews', answers: [one, answering(answerReview, review())] })
  const row = within(await screen.findByRole('row', { name: /The handle is loose/ }))
  await person.click(row.getByRole('button', { name: 'Reply' }))
  await person.click(row.getByRole('button', { name: 'Post reply' }))
  expect(await row.findByText('Please fill this in')).toBeVisible()
  await waitFor(() => expect(row.getByRole('textbox', { name: /Your reply/ })).toHaveFocus())
  expect(requests(answerReview)).toEqual([])
  await person.type(row.getByRole('textbox', { name: /Your reply/ }), 'We send you another')
  says(
    answering(listSoldReviews, {
      list: [review({ reply: { text: 'We send you another', date: review().date } })],
      next_cursor: null,
      counts: { unanswered: 0 },
    }),
  )
  await person.click(row.getByRole('button', { name: 'Post reply' }))
  expect(await screen.findByText('We send you another')).toBeVisible()
  expect(requests(answerReview)).toEqual([{ id: '9', text: 'We send you another', version: '1' }])
  await person.click(screen.getByRole('button', { name: /^To answer/ }))
  await expect.poll(() => requests(listSoldReviews).at(-1)).toMatchObject({ answered: false })
})

test('a reply that was begun can be cancelled', async () => {
  const { person, requests } = await openConsole({ at: '#/reviews', answers: [one] })
  await person.click(await screen.findByRole('button', { name: 'Reply' }))
  await person.type(screen.getByRole('textbox', { name: /Your reply/ }), 'Sor')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('textbox', { name: /Your reply/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus())
  expect(requests(answerReview)).toEqual([])
})

test('reports a review with a reason and shows the decision of staff', async () => {
  const stored = review({ id: '10', text: 'Too blue', report: { state: 'kept', reason: 'other', message: 'An opinion' } })
  const { person, requests } = await openConsole({
    at: '#/reviews',
    answers: [
      answering(listSoldReviews, { list: [review(), stored], next_cursor: null, counts: { unanswered: 2 } }),
      answering(reportReview, { state: 'open' }),
    ],
  })
  expect(within(await screen.findByRole('row', { name: /Too blue/ })).getByText('Kept')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Report' }))
  await person.click(await screen.findByRole('radio', { name: 'Abusive or insulting' }))
  await person.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Report sent')).toBeVisible()
  expect(requests(reportReview)).toMatchObject([{ id: '9', reason: 'abusive' }])
})

test('does not overwrite a colleague’s answer; the typed text stays until theirs is loaded', async () => {
  const late = refusing(answerReview, 'changed_meanwhile', { current: {}, version: '2' })
  const { person, requests, says } = await openConsole({ at: '#/reviews', answers: [one, late] })
  await person.click(await screen.findByRole('button', { name: 'Reply' }))
  await person.type(screen.getByRole('textbox', { name: /Your reply/ }), 'Sorry')
  const theirs = review({ reply: { text: 'A new one is on its way', date: review().date }, version: '2' })
  says(answering(listSoldReviews, { list: [theirs], next_cursor: null, counts: { unanswered: 0 } }))
  await person.click(screen.getByRole('button', { name: 'Post reply' }))
  expect(await screen.findByText(/Someone else changed this after you opened it/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Your reply/ })).toHaveValue('Sorry')
  await expect.poll(() => requests(listSoldReviews).length).toBeGreaterThan(1)
  await person.click(screen.getByRole('button', { name: 'Post reply' }))
  await expect.poll(() => requests(answerReview).map(({ version }) => version)).toEqual(['1', '1'])
  await person.click(await screen.findByRole('button', { name: 'Load latest version' }))
  expect(screen.getByRole('textbox', { name: /Your reply/ })).toHaveValue('A new one is on its way')
  await person.click(screen.getByRole('button', { name: 'Post reply' }))
  await expect.poll(() => requests(answerReview).at(-1)).toMatchObject({ version: '2' })
})
