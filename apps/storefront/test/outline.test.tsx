import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'

test('an outline names roles, states and texts, and leaves out drawings and empty live regions', () => {
  render(
    <main>
      <h1>Your cart</h1>
      <div role="status" />
      <svg>
        <title>never told</title>
      </svg>
      <p>
        Two <b>items</b>
      </p>
      <label>
        Amount <input defaultValue="3" disabled />
      </label>
      <button aria-expanded="true">Pay</button>
    </main>,
  )
  expect(outlineOf(document.body)).toBe(
    [
      '- main',
      '  - heading "Your cart"',
      '  - paragraph',
      '    Two',
      '    items',
      '  Amount',
      '  - textbox "Amount" [disabled] [= "3"]',
      '  - button "Pay" [expanded]',
    ].join('\n'),
  )
})

test('a long screen is cut', () => {
  render(
    <ul>
      {Array.from({ length: 200 }, (_, at) => (
        <li key={at}>Row {at}</li>
      ))}
    </ul>,
  )
  expect(outlineOf(document.body).split('\n').at(-1)).toMatch(/^… and \d+ more lines$/)
})
