import type { CustomerView, StaffRole } from '@plaza/contract'
import { Button } from '@plaza/design'
import { useState } from 'react'
import { useDisableCustomer, useEnableCustomer, useEndCustomerSessions } from '../../calls/customers.ts'
import { ForRoles } from '../../parts/ForRoles.tsx'
import { ReasonSheet } from '../../parts/tell/ReasonSheet.tsx'
import { usePeopleWords } from './words/index.ts'

type Deed = CustomerView['may'][number]
const acts: readonly StaffRole[] = ['owner', 'risk']

/** Actions that staff can take on a customer account now. Each action needs a reason. */
export function PersonActions({ person }: { person: CustomerView }) {
  const words = usePeopleWords()
  const [asking, setAsking] = useState<Deed>()
  const disable = useDisableCustomer()
  const enable = useEnableCustomer()
  const end = useEndCustomerSessions()
  const doing = { disable, enable, end_sessions: end } as const
  const deeds: readonly Deed[] = person.state === 'disabled' ? ['enable'] : person.state === 'closed' ? [] : ['end_sessions', 'disable']
  if (deeds.length === 0) return null
  return (
    <ForRoles roles={acts}>
      {(rests) => (
        <>
          {deeds.map((deed) => (
            <Button key={deed} look="outline" whyNot={rests} onClick={() => setAsking(deed)}>
              {words[deed]}
            </Button>
          ))}
          {asking && (
            <ReasonSheet
              title={words[asking]}
              text={words.ask[asking]}
              label={words.reason}
              hint={words.reasonHint}
              keep={words.keep}
              done={words.done}
              danger={asking === 'disable'}
              onClose={() => setAsking(undefined)}
              act={(reason) => doing[asking].mutateAsync({ id: person.id, reason })}
            />
          )}
        </>
      )}
    </ForRoles>
  )
}
