import { answering, ending, givingFile, lost, refusing, silent } from '@plaza/client/test'
import {
  type ShopApplication,
  applySeller,
  changePaymentSettings,
  checkStoreName,
  getPaymentSettings,
  getPlaces,
  getWallets,
  getUserInfo,
  saveApplication,
  sendCode,
  showApplication,
  uploadFile,
  verifyEmail,
} from '@plaza/contract'
import { go } from '@plaza/web/route'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { mali } from '../../../test/samples.ts'

const at = '#/pages/shop/create'
const blank: ShopApplication = {
  state: 'none',
  store_name: '',
  contact_person: '',
  phone: '',
  legal_type: 'individual',
  registration_no: '',
  country: '',
  country_name: '',
  region: '',
  city: '',
  address: '',
  postcode: '',
  id_front: null,
  id_back: null,
  asked: [],
  reason: null,
  sent_at: null,
  decide_by: null,
  decided_at: null,
  papers_until: null,
  paused_until: null,
  shop_id: null,
}
const written: ShopApplication = {
  ...blank,
  state: 'draft',
  store_name: 'Nine Lamps',
  contact_person: 'Mali Suwan',
  phone: '+66815550142',
  country: 'TH',
  country_name: 'Thailand',
  region: 'Bangkok',
  city: 'Bangkok',
  address: '88/12 Soi Ari 4',
  postcode: '10400',
}
const identityFile = (id: string) => ({ id, url: `/api/files/${id}` })
const sent = { sent_at: '2026-11-12T09:00:00.000Z', decide_by: '2026-11-17T09:00:00.000Z' }
const payments = {
  ...{ wallets: {}, bank_name: '', account_name: '', account_number: '', routing_number: '' },
  ...{ changed_at: null, paused_until: null, code_channels: ['email' as const] },
}
const answers = [
  answering(getPlaces, { level: 'country', list: [{ code: 'TH', name: 'Thailand', lat: null, lng: null }], more: false, form: null }),
  answering(getPaymentSettings, payments),
  answering(checkStoreName, { free: true, why: null }),
  answering(saveApplication, written),
  givingFile('/files/1'),
  givingFile('/files/2'),
]
const openIt = (known: ShopApplication, more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [...answers, answering(showApplication, known), ...(more.answers ?? [])] })
/** The form's status line says this. The account's menu may contain the same word. */
const draftIs = (text: string) => waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))
const picture = new File(['paper'], 'paper.png', { type: 'image/png' })

test('a visitor reads the terms and a log-in button', async () => {
  const { main } = await openShop({ at })
  expect(await main().findByText('Free to open')).toBeVisible()
  expect(main().getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('saves the application as a draft and submits it with both sides of the identity document', async () => {
  let sentDocuments = 0
  const { main, person, requests, says } = await openIt(
    { ...written, store_name: '' },
    {
      answers: [
        {
          call: uploadFile,
          respond: (said) =>
            answering(uploadFile, { ...identityFile(String(40 + (sentDocuments += 1))), image: null, width: 900, height: 600 }).respond(
              said,
            ),
        },
        answering(applySeller, { status: 0, state: 'applying', ...sent }),
      ],
    },
  )
  await person.type(await main().findByRole('textbox', { name: /Shop name/ }), 'Nine Lamps')
  expect(await main().findByText('This name is available')).toBeVisible()
  await draftIs('Saved')
  expect(requests(saveApplication).at(-1)).toMatchObject({ store_name: 'Nine Lamps', city: 'Bangkok' })
  for (const side of ['Front', 'Back'])
    await person.upload(main().getByLabelText(`Choose a picture: ${side}`, { selector: 'input' }), picture)
  await waitFor(() => expect(main().getAllByText('Uploaded')).toHaveLength(2))
  await person.click(main().getByRole('button', { name: 'Send application' }))
  expect(await main().findByText('Agree to the terms to send your application')).toBeVisible()
  expect(requests(applySeller)).toEqual([])
  await person.click(main().getByRole('checkbox'))
  says(answering(showApplication, { ...written, state: 'applying', ...sent }))
  await person.click(main().getByRole('button', { name: 'Send application' }))
  expect(await main().findByRole('heading', { name: 'Your application is in review' })).toBeVisible()
  expect(requests(applySeller)).toMatchObject([
    { store_name: 'Nine Lamps', id_front: '41', id_back: '42', address: '88/12 Soi Ari 4', agreement: true },
  ])
})

test('payout details are entered during the application, which stays as typed', async () => {
  const saved = { ...payments, bank_name: 'Bank of Siam', account_number: '•••• 4412' }
  const { main, person, requests, says } = await openIt(written, {
    answers: [answering(getWallets, []), answering(changePaymentSettings, saved)],
  })
  await person.click(await main().findByRole('button', { name: 'Add bank account or wallet' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Payout account' }))
  await person.type(await sheet.findByRole('textbox', { name: 'Bank name' }), 'Bank of Siam')
  await person.type(sheet.getByRole('textbox', { name: 'Account number' }), '0234412')
  await person.type(sheet.getByRole('textbox', { name: 'Code' }), '123456')
  says(answering(getPaymentSettings, saved))
  await person.click(sheet.getByRole('button', { name: 'Save payment settings' }))
  expect(await main().findByText('Saved: Bank of Siam •••• 4412')).toBeVisible()
  expect(requests(changePaymentSettings)).toMatchObject([{ bank_name: 'Bank of Siam', account_number: '0234412', code: '123456' }])
  expect(requests(applySeller)).toEqual([])
  expect(main().getByRole('textbox', { name: /Shop name/ })).toHaveValue(written.store_name)
})

test('an earlier application is shown with its date and not as an error', async () => {
  const { main, person, says } = await openIt(
    { ...written, id_front: identityFile('1'), id_back: identityFile('2') },
    { answers: [refusing(applySeller, 'already_applied', { status: 0, state: 'applying', ...sent })] },
  )
  await person.click(await main().findByRole('checkbox'))
  says(answering(showApplication, { ...written, state: 'applying', ...sent }))
  await person.click(main().getByRole('button', { name: 'Send application' }))
  expect(await main().findByText(/You applied on .*12.* We're still reviewing it/)).toBeVisible()
  expect(main().queryByRole('alert')).toBeNull()
})

test('faults found by the mall show at their fields', async () => {
  const { main, person } = await openIt(
    { ...written, id_front: identityFile('1'), id_back: identityFile('2') },
    { answers: [refusing(applySeller, 'application_wrong', { fields: { store_name: 'taken', phone: 'phone', id_back: 'same_picture' } })] },
  )
  await person.click(await main().findByRole('checkbox'))
  await person.click(main().getByRole('button', { name: 'Send application' }))
  expect(await main().findByText('This name is already taken')).toBeVisible()
  expect(main().getByText("This isn't a valid phone number in that country")).toBeVisible()
  expect(main().getByText('You used the same picture for front and back')).toBeVisible()
  await waitFor(() => expect(main().getByRole('textbox', { name: /Shop name/ })).toHaveFocus())
})

test('a taken shop name shows before anything is sent', async () => {
  const { main } = await openIt(written, { answers: [answering(checkStoreName, { free: false, why: 'taken' })] })
  expect(await main().findByText('This name is already taken')).toBeVisible()
})

test('staff requests show at their fields, and the other fields stay unchanged', async () => {
  const { main } = await openIt({
    ...written,
    state: 'need_more',
    ...sent,
    id_front: identityFile('1'),
    id_back: identityFile('2'),
    asked: [
      { field: 'id_back', reason: 'It is too dark to read.' },
      { field: 'phone', reason: 'Nobody answers there.' },
    ],
  })
  expect(await main().findByText('We need more information')).toBeVisible()
  expect(main().getByText('It is too dark to read.')).toBeVisible()
  expect(main().getByRole('textbox', { name: /Phone/ })).toHaveAccessibleDescription(/Nobody answers there/)
  expect(main().getByRole('textbox', { name: /Shop name/ })).toHaveValue('Nine Lamps')
  expect(main().getByRole('button', { name: 'Send again' })).toBeEnabled()
})

test('a rejection shows the reason; after the third one a waiting date replaces the form', async () => {
  const rejected = {
    ...written,
    state: 'rejected' as const,
    ...sent,
    decided_at: sent.decide_by,
    reason: 'The name on the papers is another.',
  }
  const first = await openIt(rejected)
  expect(await first.main().findByText('The name on the papers is another.')).toBeVisible()
  expect(first.main().getByRole('button', { name: 'Send again' })).toBeVisible()
  first.close()
  const third = await openIt({ ...rejected, paused_until: '2026-11-24T09:00:00.000Z' })
  expect(await third.main().findByText(/You can apply again from/)).toBeVisible()
  expect(third.main().queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('an open shop shows its links and the deletion date of the documents', async () => {
  const { main } = await openIt({ ...written, state: 'approved', ...sent, shop_id: '31', papers_until: '2026-12-17T09:00:00.000Z' })
  expect(await main().findByRole('heading', { name: 'Your shop is open' })).toBeVisible()
  expect(main().getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '#/pages/shop/detail?id=31')
  expect(main().getByText(/We'll delete your documents on/)).toBeVisible()
})

test('an unverified e-mail is verified in a sheet before the form, which then has the focus', async () => {
  const { main, person, says, requests } = await openIt(written, {
    as: { ...mali, email_verified: false },
    answers: [answering(sendCode, { resend_after: 60 }), answering(verifyEmail, { ...mali, email_verified: true })],
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Verify your e-mail' }))
  expect(main().queryByRole('button', { name: 'Send application' })).toBeNull()
  await person.click(sheet.getByRole('button', { name: 'Close' }))
  await person.click(await main().findByRole('button', { name: 'Verify e-mail' }))
  const again = within(await screen.findByRole('dialog', { name: 'Verify your e-mail' }))
  await person.click(again.getByRole('button', { name: 'Send code' }))
  await person.type(again.getByRole('textbox', { name: 'Code' }), '123456')
  says(answering(getUserInfo, { ...mali, email_verified: true }))
  await person.click(again.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(main().getByRole('textbox', { name: /Shop name/ })).toHaveFocus())
  expect(requests(verifyEmail)).toEqual([{ code: '123456' }])
  expect(main().getByRole('button', { name: 'Send application' })).toBeEnabled()
})

describe('typed input is not lost', () => {
  const typeName = async ({ main, person }: Awaited<ReturnType<typeof openIt>>, text: string) =>
    person.type(await main().findByRole('textbox', { name: 'Contact person' }), text)
  const contact = ({ main }: Pick<Awaited<ReturnType<typeof openIt>>, 'main'>) => main().findByRole('textbox', { name: 'Contact person' })

  test('by a reload before the account has it', async () => {
    const first = await openIt(written, { answers: [silent(saveApplication)] })
    await typeName(first, ' II')
    await first.person.click(first.main().getByRole('checkbox'))
    first.close()
    const second = await openIt(written)
    expect(await contact(second)).toHaveValue('Mali Suwan II')
    expect(second.main().getByRole('checkbox')).toBeChecked()
    await waitFor(() => expect(second.requests(saveApplication).at(-1)).toMatchObject({ contact_person: 'Mali Suwan II' }))
  })

  test('by a lost connection: it stays on the device, and is saved when the connection returns', async () => {
    const shop = await openIt(written, { answers: [lost(saveApplication)] })
    await typeName(shop, ' II')
    await draftIs("Saved on this device. We'll save it to your account as soon as we can.")
    const tries = shop.requests(saveApplication).length
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(shop.requests(saveApplication)).toHaveLength(tries)
    shop.says(answering(saveApplication, { ...written, contact_person: 'Mali Suwan II' }))
    dispatchEvent(new Event('online'))
    await draftIs('Saved')
  })

  test('by an ended session: it is there after the next login', async () => {
    const shop = await openIt(written, { answers: [ending(saveApplication)] })
    await typeName(shop, ' II')
    await waitFor(() => expect(localStorage.getItem('access-token')).toBeNull())
    shop.close()
    expect(await contact(await openIt(written))).toHaveValue('Mali Suwan II')
  })

  test('by leaving to another page and going back', async () => {
    const shop = await openIt(written, { answers: [answering(saveApplication, { ...written, contact_person: 'Mali Suwan II' })] })
    await typeName(shop, ' II')
    act(() => go('#/pages/nowhere'))
    await screen.findByRole('heading', { level: 1, name: /doesn't exist/ })
    act(() => go(at))
    expect(await contact(shop)).toHaveValue('Mali Suwan II')
    await waitFor(() => expect(shop.requests(saveApplication).at(-1)).toMatchObject({ contact_person: 'Mali Suwan II' }))
  })

  test('but another person on this device does not see it, and logging out removes it', async () => {
    const first = await openIt(written, { answers: [silent(saveApplication)] })
    await typeName(first, ' II')
    expect(localStorage.getItem('application-draft')).toContain('Mali Suwan II')
    first.close()
    const other = await openIt(written, { as: { ...mali, email: 'kenji@example.com' } })
    expect(await contact(other)).toHaveValue('Mali Suwan')
    act(() => other.mall.session.leave())
    expect(localStorage.getItem('application-draft')).toBeNull()
  })
})

test('offers a retry for an application that failed to load, also in Thai', async () => {
  const { main, person, says } = await openShop({ at, as: mali, lang: 'th', answers: [...answers, lost(showApplication)] })
  const again = await main().findByRole('button', { name: 'ลองอีกครั้ง' })
  says(answering(showApplication, blank))
  await person.click(again)
  expect(await screen.findByRole('button', { name: 'ส่งใบสมัคร' })).toBeVisible()
})
