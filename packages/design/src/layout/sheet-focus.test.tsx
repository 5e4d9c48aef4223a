import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RadioCards, Sheet, TextField } from '../index.ts'

const on = (device: 'mouse' | 'touch') =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ media, matches: media === '(pointer: coarse)' && device === 'touch' }) as MediaQueryList)
const open = (children: ReactNode) =>
  render(
    <Sheet open onClose={() => {}} title="A sheet" closeLabel="Close" footer={<button type="button">Go on</button>}>
      {children}
    </Sheet>,
  )
const heading = () => screen.getByRole('heading', { name: 'A sheet' })
const field = (label: string) => screen.getByLabelText(label)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe.each(['mouse', 'touch'] as const)('on a device with %s an opened sheet', (device) => {
  beforeEach(() => void on(device))

  test('gives the focus to the title if it has no field', async () => {
    open(<p>Sure?</p>)
    await waitFor(() => expect(heading()).toHaveFocus())
  })
  test('gives the focus to the marked field, even after another field', async () => {
    open(
      <div>
        <TextField label="One" />
        <TextField label="Two" data-autofocus />
      </div>,
    )
    await waitFor(() => expect(field('Two')).toHaveFocus())
  })
  test('gives the focus to the first field of its only form, and passes hidden, disabled and read-only ones', async () => {
    open(
      <form>
        <input type="hidden" />
        <input aria-label="Not shown" hidden />
        <TextField label="Off" disabled />
        <TextField label="Fixed" readOnly />
        <TextField label="Reason" />
      </form>,
    )
    await waitFor(() => expect(field('Reason')).toHaveFocus())
  })
  test('gives the focus to the chosen card of a group', async () => {
    const cards = ['a', 'b', 'c'].map((value) => ({ value, title: value }))
    open(<RadioCards label="Choice" value="b" cards={cards} onChange={() => {}} />)
    await waitFor(() => expect(screen.getByRole('radio', { name: 'b' })).toHaveFocus())
  })
})

test('a text field among other content opens no keyboard on a touch device', async () => {
  const content = (
    <div>
      <form>
        <TextField label="Code" />
      </form>
      <p>Coupons</p>
    </div>
  )
  on('touch')
  open(content)
  await waitFor(() => expect(heading()).toHaveFocus())
  cleanup()
  on('mouse')
  open(content)
  await waitFor(() => expect(field('Code')).toHaveFocus())
})
