import { useGetDemoPeople, useLoginByPassword } from '@plaza/client'
import type { AnswerOf, getDemoPeople } from '@plaza/contract'
import { Avatar, Button, ButtonLink, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import styles from './DemoPeople.module.css'
import { useSigningIn } from './use-signing-in.ts'
import { useSignInWords } from './words/index.ts'

type Person = AnswerOf<typeof getDemoPeople>['list'][number]

/** Demo accounts of customers and sellers; one press logs in. Staff accounts lead to the staff console, whose sign-in lists them. */
export function DemoPeople({ onDone }: { onDone: () => void }) {
  const words = useSignInWords()
  const people = useGetDemoPeople(true).data?.list ?? []
  if (people.length === 0) return null
  return (
    <section aria-labelledby="demo-people" className={styles.demo}>
      <h2 id="demo-people" className={styles.title}>
        {words.demoTitle}
      </h2>
      <p className={styles.text}>{words.demoText}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.email} className={styles.person}>
            <DemoPerson person={person} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DemoPerson({ person, onDone }: { person: Person; onDone: () => void }) {
  const { mutateAsync: loginByPassword } = useLoginByPassword()
  const { words: mall } = useReader()
  const words = useSignInWords()
  const { signIn } = useSigningIn(onDone)
  const [busy, setBusy] = useState(false)
  const enter = () => {
    setBusy(true)
    signIn((captcha) => loginByPassword({ email: person.email, password: person.password, ...(captcha && { captcha }) }))
      .catch((error: unknown) => toasts.show(saidOf(error, mall), 'error'))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Avatar name={person.name} />
      <span className={styles.who}>
        <b>{person.name}</b>
        <span className={styles.text}>{words.demoRoles[person.role]}</span>
        <code className={styles.address}>{person.email}</code>
      </span>
      {person.role.startsWith('operator_') ? (
        <ButtonLink size="small" look="soft" aria-label={words.logInAs(person.name)} href="/operator/">
          {words.logIn}
        </ButtonLink>
      ) : (
        <Button size="small" look="soft" busy={busy} aria-label={words.logInAs(person.name)} onClick={enter}>
          {words.logIn}
        </Button>
      )}
    </>
  )
}
