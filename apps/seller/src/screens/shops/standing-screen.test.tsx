import { answering } from '@plaza/client/test'
import { type OwnSuspension, appealSuspension, showStanding } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'

const suspension: OwnSuspension = {
  ...{ id: '4', reason: 'Three orders were paid and never sent', ground: 'Terms for sellers, section 4' },
  ...{ objection: 'Within six months', since: '2026-11-20T08:00:00.000Z', until: null, appeal: null, ended: null },
}
const text = 'They were sent, here are the numbers'
const suspensionStatus = (more: Partial<OwnSuspension> = {}) =>
  answering(showStanding, {
    ...{ status: 'suspended' as const, suspension: { ...suspension, ...more }, earlier: [], may_object: !more.appeal },
  })

test('the owner of a suspended shop reads the reason and its ground, and appeals once', async () => {
  const { person, says, requests } = await openConsole({
    at: '#/standing',
    answers: [suspensionStatus(), answering(appealSuspension, { appealed_at: '2026-11-21T08:00:00.000Z' })],
  })
  for (const said of [suspension.reason, suspension.ground, suspension.objection, 'Until Plaza reopens it'])
    expect(await screen.findByText(said)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByText('Tell us why you’re appealing.')).toBeVisible()
  await person.type(screen.getByRole('textbox', { name: /Your appeal/ }), text)
  says(suspensionStatus({ appeal: { text, at: '2026-11-21T08:00:00.000Z' } }))
  await person.click(screen.getByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByText(/^You appealed on/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull()
  expect(requests(appealSuspension)).toEqual([{ text }])
})

test('shows an open shop as open, with earlier suspensions and how they ended', async () => {
  const ended = { at: '2026-11-21T08:00:00.000Z', by: 'staff' as const, reason: 'The orders are on their way' }
  await openConsole({
    at: '#/standing',
    answers: [answering(showStanding, { status: 'open', suspension: null, earlier: [{ ...suspension, ended }], may_object: false })],
  })
  expect(await screen.findByText('Your shop is open')).toBeVisible()
  expect(screen.getByText(/The orders are on their way/)).toBeVisible()
})
