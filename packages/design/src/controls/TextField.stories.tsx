import { Stack } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

export const stories: Stories = {
  name: 'TextField',
  cases: {
    States: () => (
      <Stack>
        <TextField label="Full name" autoComplete="name" placeholder="Mali Srisai" />
        <TextField label="E-mail" type="email" defaultValue="mali@example.com" fine />
        <TextField
          label="E-mail for the bill"
          type="email"
          defaultValue="mali@"
          error="This is not an e-mail address."
          hint="We send the receipt here."
        />
        <TextField label="Invitation code" note="Optional" />
        <TextField label="Price from" before="$" after="USD" inputMode="decimal" defaultValue="29.90" />
        <TextField label="Order" defaultValue="20261121-0087" disabled />
      </Stack>
    ),
    Passwords: () => (
      <Stack>
        <PasswordField
          label="Password"
          showLabel="Show password"
          hideLabel="Hide password"
          autoComplete="current-password"
          defaultValue="correct horse"
        />
        <PasswordField
          label="New password"
          showLabel="Show new password"
          hideLabel="Hide new password"
          autoComplete="new-password"
          hint="At least 8 characters."
        />
      </Stack>
    ),
  },
}
