import { answering } from '@plaza/client/test'
import { type MallWallet, listEdits, listMallWallets, saveMallWallet, signWalletAddress } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const bitcoin: MallWallet = {
  ...{ code: 'BTC', name: 'Bitcoin', asset: 'BTC', network: 'Bitcoin', address: 'bc1qold', rate: '60000', min: '0.001' },
  ...{ precision: 8, enabled: true, rank: 0, version: '0' },
  changes: [
    {
      ...{ id: '3', address: 'bc1qnew', state: 'waiting', asked_by: 'Olivia Brandt', asked_at: '2026-11-22T10:00:00.000Z' },
      ...{ signed_by: null, effective_at: null, withdrawn_by: null, may_sign: true },
    },
  ],
}
const answers = [
  answering(listMallWallets, { list: [bitcoin] }),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(saveMallWallet, bitcoin),
  answering(signWalletAddress, bitcoin),
]

test('a colleague’s address change is approved; shoppers see the old address until then', async () => {
  const { person, requests } = await openConsole({ at: '#/wallets', answers })
  expect(await screen.findByText('bc1qold')).toBeVisible()
  expect(screen.getByText('Awaiting second approval')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  await expect.poll(() => requests(signWalletAddress)).toEqual([{ id: '3', sign: true }])
})

test('staff cannot approve their own change; an auditor can neither approve nor withdraw it', async () => {
  const own = { ...bitcoin, changes: bitcoin.changes.map((each) => ({ ...each, may_sign: false })) }
  const { close } = await openConsole({ at: '#/wallets', answers: [...answers, answering(listMallWallets, { list: [own] })] })
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.getByText('You requested this address. A second person must approve it.')).toBeVisible()
  close()
  await openConsole({ at: '#/wallets', as: { ...grace, role: 'auditor' }, answers })
  expect(await screen.findByText('bc1qnew')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

test('requests a new address and leaves the terms unchanged', async () => {
  const { person, requests } = await openConsole({ at: '#/wallets', answers })
  await person.click(await screen.findByRole('button', { name: 'Edit: Bitcoin' }))
  const sheet = await screen.findByRole('dialog')
  await person.type(within(sheet).getByRole('textbox', { name: 'New address' }), 'bc1qanotheraddressofthemall')
  await person.click(within(sheet).getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(saveMallWallet)).toMatchObject([{ code: 'BTC', address: 'bc1qanotheraddressofthemall', rate: '60000' }])
})
