import { answering, breaking } from '@plaza/client/test'
import { askSupportForShop, listShopTickets } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'

test('a question that the mall cannot take stays in the form, with the reason', async () => {
  const answers = [answering(listShopTickets, { list: [], next_cursor: null, promised_hours: 24 }), breaking(askSupportForShop, 503)]
  const { person } = await openConsole({ at: '#/support', answers })
  await person.click(await screen.findByRole('button', { name: 'Ask a question' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ask a question' }))
  await person.type(sheet.getByRole('textbox', { name: 'Subject' }), 'Payout')
  await person.type(sheet.getByRole('textbox', { name: 'What happened, and how can we fix it?' }), 'When?')
  await person.click(sheet.getByRole('button', { name: 'Send' }))
  expect(await sheet.findByRole('alert')).toBeVisible()
  expect(sheet.getByRole('textbox', { name: 'Subject' })).toHaveValue('Payout')
})
