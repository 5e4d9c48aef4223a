import { Card, ConsolePage } from '@plaza/console'
import { useGetOperator } from '../../../calls/staff.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { OwnRecoveryCodes } from './OwnRecoveryCodes.tsx'
import { useOwnWords } from './words/index.ts'

/** The operator's own sign-in settings: the password, and the recovery codes for a lost authenticator. */
export default function OwnScreen() {
  const words = useOwnWords()
  const me = useGetOperator().data
  return (
    <ConsolePage title={words.title} subtitle={me?.email} width="narrow">
      <Card title={words.password}>
        <OwnPassword email={me?.email ?? ''} />
      </Card>
      <Card title={words.codes}>
        <OwnRecoveryCodes email={me?.email ?? ''} left={me?.recovery_codes_left} />
      </Card>
    </ConsolePage>
  )
}
