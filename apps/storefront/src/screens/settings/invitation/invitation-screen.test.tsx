import { answering, lost, refusing } from '@plaza/client/test'
import { followAffiliateLink, getAffiliateSummary, getInvitation, getProductDetail, type InvitedPerson } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../../test/open-shop.tsx'
import { mali } from '../../../../test/samples.ts'

const at = '#/pages/mine/confing?section=invitation'
const link = 'https://mall.example/#/pages/users/register?code=MALI7'
const person = (name: string, more: Partial<InvitedPerson>): InvitedPerson => ({
  ...{ name, date: '2026-11-02T08:00:00.000Z', state: 'none', amount: null, reason: null, due_at: null },
  ...more,
})
const summary = (list: InvitedPerson[]) =>
  answering(getAffiliateSummary, {
    ...{ invitation_code: 'MALI7', link, rate: '5.00', most: '10.00', rewards_earned: '2.40', rewards_pending: '1.20' },
    ...{ invited_count: list.length, list, next_cursor: null },
  })

test('referred people are listed with the earned amount or the reason for none', async () => {
  const people = [
    person('B••', { state: 'pending', amount: '1.20', due_at: '2026-11-30T08:00:00.000Z' }),
    person('C•••', { state: 'credited', amount: '2.40' }),
    person('D•••', { state: 'void', reason: 'same_device' }),
    person('E•••', {}),
  ]
  const { main } = await openShop({ at, as: mali, answers: [summary(people)] })
  expect(await main().findByText(/Get 5\.00% of the first completed order.*up to \$10\.00 per person/)).toBeVisible()
  expect(await main().findByRole('img', { name: 'Your link as a QR code' })).toBeVisible()
  expect(main().getByText(link)).toBeVisible()
  const rows = within(main().getByRole('heading', { name: '4 people joined with your link' }).nextElementSibling as HTMLElement)
  const [bob, cleo, dora, eve] = rows.getAllByRole('listitem')
  expect(bob).toHaveTextContent(/Pending.*We'll pay you on 30 Nov.*\$1\.20/)
  expect(cleo).toHaveTextContent(/Paid.*\$2\.40/)
  expect(dora).toHaveTextContent(/No reward.*used the same device/)
  expect(eve).toHaveTextContent('No qualifying order yet.')
})

test('shows an empty state, and a retry button after a failed load', async () => {
  const { main, person: reader, says } = await openShop({ at, as: mali, answers: [lost(getAffiliateSummary)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(summary([]))
  await reader.click(again)
  expect(await main().findByText('No one yet. Send your link to a friend.')).toBeVisible()
})

test('a visit by a product link is counted, and registration uses its code and names the referrer', async () => {
  const { requests, person: reader } = await openShop({
    at: '#/pages/prouduct/detail?id=7&code=MALI7',
    answers: [
      refusing(getProductDetail, 'product_unknown', null),
      answering(followAffiliateLink, { name: 'M•••' }),
      answering(getInvitation, { name: 'M•••', rate: '5.00', most: '10.00' }),
    ],
  })
  await expect.poll(() => requests(followAffiliateLink)).toEqual([{ code: 'MALI7', product_id: '7' }])
  location.hash = '#/pages/users/register'
  const code = await screen.findByRole('textbox', { name: /Invitation code/ })
  expect(code).toHaveValue('MALI7')
  expect(await screen.findByText('M••• invited you')).toBeVisible()
  await reader.clear(code)
  await reader.type(code, 'NOBODY')
  expect(screen.queryByText('M••• invited you')).toBeNull()
})
