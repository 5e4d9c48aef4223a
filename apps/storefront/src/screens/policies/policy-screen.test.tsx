import { answering, lost, refusing } from '@plaza/client/test'
import { getAboutUs, getPrivacyPolicy, getPromises, getReturnPolicy, getSupportPolicy, getTermsPolicy, type Policy } from '@plaza/contract'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'

const at = '#/pages/policy/terms'
const html =
  '<h2>Who</h2><p>You &amp; we</p><h2>What</h2><ul><li>One</li></ul><h2>When</h2><table><tr><th>Day</th></tr><tr><td>Monday</td></tr></table>'
const policy = (more: Partial<Policy> = {}): Policy => ({
  name: 'terms',
  title: 'Terms and conditions',
  html,
  lang: 'en',
  version: 2,
  effective_at: '2026-11-05T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  changes: 'Section three is shorter.',
  versions: [
    { version: 2, effective_at: '2026-11-05T00:00:00.000Z' },
    { version: 1, effective_at: '2026-01-01T00:00:00.000Z' },
  ],
  ...more,
})

test('a policy shows its text, effective date, changes and earlier versions', async () => {
  const { main, person } = await openShop({ at, answers: [answering(getTermsPolicy, policy())] })
  expect(await main().findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  expect(main().getByText('Section three is shorter.')).toBeVisible()
  expect(main().getAllByText('Version 2, in effect since 5 Nov 2026')).toHaveLength(2)
  expect(main().getByRole('table')).toHaveTextContent('DayMonday')
  expect(main().getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('aria-current', 'page')
  await person.click(main().getByText('Contents'))
  await person.click(main().getByRole('link', { name: 'When' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('When')
  expect(location.hash).toBe('#/pages/policy/terms?part=3')
})

test('an earlier version is marked as such and links to the current one', async () => {
  const { main, person, requests } = await openShop({
    at: `${at}?version=1`,
    answers: [
      answering(getTermsPolicy, ({ version }) => policy(version ? { version: 1, changes: '', html: '<h2>Who</h2><p>You</p>' } : {})),
    ],
  })
  expect(await main().findByText(/This is an earlier version/)).toBeVisible()
  expect(main().getByRole('link', { name: 'Read the current version' })).toHaveAttribute('href', at)
  expect(requests(getTermsPolicy)).toMatchObject([{ version: 1 }])
  await person.click(main().getByRole('button', { name: 'Compare with the current version' }))
  const differs = within(await main().findByRole('region', { name: "What's different now" }))
  expect(differs.getByRole('deletion')).toHaveTextContent('Removed: You')
  expect(differs.getAllByRole('insertion')[0]).toHaveTextContent('Added: You & we')
})

test('a text missing in the reader’s language is shown in English with a hint', async () => {
  const { main } = await openShop({ at, lang: 'th', answers: [answering(getTermsPolicy, policy())] })
  expect(await main().findByText('แสดงเป็นภาษาอังกฤษ')).toBeVisible()
  expect(main().getByRole('article')).toHaveAttribute('lang', 'en')
})

test('the privacy policy links to the personal data, and About us to customer service', async () => {
  const answers = [answering(getPrivacyPolicy, policy({ name: 'privacy' })), answering(getAboutUs, policy({ name: 'about_us' }))]
  const { main, close } = await openShop({ at: '#/pages/policy/privacy', answers })
  expect(await main().findByRole('link', { name: 'My data and my account' })).toHaveAttribute('href', '#/pages/mine/confing?section=data')
  close()
  const about = await openShop({ at: '#/pages/policy/about_us', answers })
  expect(await about.main().findByRole('link', { name: 'Customer service chat' })).toBeVisible()
})

test('an unwritten page shows a message; a page that failed to load offers a retry', async () => {
  const first = await openShop({ at, answers: [refusing(getTermsPolicy, 'policy_unknown')] })
  expect(await first.main().findByText(/This page isn't ready yet/)).toBeVisible()
  first.close()
  const { main, says, person } = await openShop({ at, answers: [lost(getTermsPolicy)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(getTermsPolicy, policy()))
  await person.click(again)
  expect(await main().findByText('You & we')).toBeVisible()
})

test('support finds a question by a word, shows how to ask, and shows the response-time record', async () => {
  const answered = policy({ name: 'support', title: 'Support', html: '<h2>Where is my order?</h2><p>Open it.</p>' })
  const stored = { kind: 'ticket', decided: 200, kept: 199, promised_minutes: 1440, median_minutes: 45 } as const
  const { main, person } = await openShop({
    at: '#/pages/policy/support',
    answers: [
      answering(getSupportPolicy, answered),
      answering(getReturnPolicy, policy({ name: 'return' })),
      answering(getTermsPolicy, policy({ html: '<h2>Who</h2><p>You &amp; we</p>' })),
      answering(getPromises, { list: [stored] }),
    ],
  })
  await person.type(await main().findByRole('searchbox', { name: 'Search for help' }), 'monday')
  expect(await main().findByRole('link', { name: 'When' })).toHaveAttribute('href', '#/pages/policy/return?part=3')
  expect(main().getByRole('link', { name: 'Open a ticket' })).toHaveAttribute('href', '#/pages/server/chat?view=tickets&ask=1')
  expect(main().getByText('Ticket replies').closest('li')).toHaveTextContent('99%Promised within 24 hours, usually 45 minutes')
})
