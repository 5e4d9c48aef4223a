import { useDemoPeople, useWebsiteConfig } from '@plaza/client'
import { Icon, IconButton, IconCopy, toasts } from '@plaza/design'
import { useReader } from '../parts/reader.ts'
import NotOpenScreen from './NotOpenScreen.tsx'
import type { ScreenProps } from './screen.ts'
import styles from './LoginScreen.module.css'

/** Logging in is not open yet. A demo mall already shows whom one will be able to log in as. */
export default function LoginScreen(props: ScreenProps) {
  const isDemo = useWebsiteConfig().data?.demo ?? false
  return <NotOpenScreen {...props}>{isDemo && <DemoPeople />}</NotOpenScreen>
}

function DemoPeople() {
  const { demo } = useReader().words
  const people = useDemoPeople(true).data?.list ?? []
  if (people.length === 0) return null
  return (
    <section aria-labelledby="demo-people" className={styles.demo}>
      <h2 id="demo-people">{demo.title}</h2>
      <p className={styles.text}>{demo.text}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.email} className={styles.person}>
            <h3>{person.name}</h3>
            <p className={styles.role}>{demo.roles[person.role]}</p>
            <Copied name={demo.email} value={person.email} />
            <Copied name={demo.password} value={person.password} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Copied({ name, value }: { name: string; value: string }) {
  const { common } = useReader().words
  const copy = () => void navigator.clipboard.writeText(value).then(() => toasts.show(common.copied))
  return (
    <p className={styles.fact}>
      <span>
        <span className={styles.role}>{name}</span> <code>{value}</code>
      </span>
      <IconButton label={common.copy(name)} onClick={copy}>
        <Icon of={IconCopy} size={20} />
      </IconButton>
    </p>
  )
}
