import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Sheet } from '../index.ts'

afterEach(cleanup)

/** The browser sends a cancel event for Esc, and for a closed file chooser. */
const cancel = (element: HTMLElement) => fireEvent(element, new Event('cancel', { bubbles: element.tagName === 'INPUT', cancelable: true }))

test('Esc closes the sheet on top only, and leaving a file chooser closes none', () => {
  const closed = { outer: vi.fn<() => void>(), inner: vi.fn<() => void>() }
  render(
    <Sheet open onClose={closed.outer} title="Address" closeLabel="Close">
      <input type="file" aria-label="Picture" />
      <Sheet open onClose={closed.inner} title="Map" closeLabel="Close">
        <p>A map</p>
      </Sheet>
    </Sheet>,
  )
  cancel(screen.getByLabelText('Picture'))
  expect([closed.outer, closed.inner].map((each) => each.mock.calls.length)).toEqual([0, 0])
  cancel(screen.getByRole('dialog', { name: 'Map' }))
  expect([closed.outer, closed.inner].map((each) => each.mock.calls.length)).toEqual([0, 1])
  cancel(screen.getByRole('dialog', { name: 'Address' }))
  expect([closed.outer, closed.inner].map((each) => each.mock.calls.length)).toEqual([1, 1])
})
