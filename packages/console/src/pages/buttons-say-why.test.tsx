import { Button } from '@plaza/design'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPart } from '../../test/open-part.tsx'

test('a button that cannot be pressed gets the focus, describes the reason, and ignores presses and Enter', async () => {
  const [press, submit] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { person } = openPart(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button whyNot="Only for: Owner" type="submit" onClick={press}>
        Save
      </Button>
    </form>,
  )
  const button = await screen.findByRole('button', { name: 'Save' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Only for: Owner')
  await person.click(button)
  await waitFor(() => expect(button).toHaveFocus())
  await person.keyboard('{Enter}')
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Ida{Enter}')
  expect([press, submit].map(({ mock }) => mock.calls)).toEqual([[], []])
})

test('a button whose label gives the reason has no description', async () => {
  openPart(<Button whyNot="">Send again in 40 s</Button>)
  const button = await screen.findByRole('button', { name: 'Send again in 40 s' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).not.toHaveAccessibleDescription()
})
