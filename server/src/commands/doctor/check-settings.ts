import { modules } from '../../modules.ts'
import { platformSettingNames, type Environment, type Variables } from '../../platform/environment.ts'
import { fault, orOk, warning, type Diagnosis } from './diagnosis.ts'

/** Variables that belong to Node, npm and the shell. */
const foreign = /^(NODE_|npm_|LC_|XDG_|SYSTEMD_|KUBERNETES_|PG)/

/** True if the words differ by one added, missing, changed or swapped letter. */
export const isTypo = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let begin = 0
  while (begin < Math.min(one.length, other.length) && one[begin] === other[begin]) begin += 1
  const [restOne, restOther] = [one.slice(begin), other.slice(begin)]
  const isSwapped = restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2)
  return isSwapped || restOne.slice(1) === restOther.slice(1) || restOne.slice(1) === restOther || restOne === restOther.slice(1)
}

const minLettersOfTypo = 6
const typos = (variables: Variables): Diagnosis[] => {
  const known = [...platformSettingNames, ...modules.flatMap(({ settings }) => settings?.names ?? [])]
  const unknown = Object.keys(variables).filter(
    (name) => !known.includes(name.replace(/_FILE$/, '')) && name.length >= minLettersOfTypo && !foreign.test(name),
  )
  return unknown.flatMap((name) => {
    const meant = known.find((each) => isTypo(name, each))
    return meant === undefined ? [] : [warning('settings', `${name} is not a setting. Did you mean ${meant}?`)]
  })
}

const isLocal = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).host)

const diagnoseAddress = ({ publicUrl, trustedProxies, demo, host }: Environment): Diagnosis[] => {
  if (demo)
    return /^(127\.|::1$|localhost$)/.test(host)
      ? []
      : [warning('settings', `This demo mall listens on ${host}, and its passwords are public. Set DEMO=0 for a real mall.`)]
  if (isLocal(publicUrl))
    return [fault('settings', `PUBLIC_URL is ${publicUrl}. Links in letters lead nowhere. Set it to the address that people open.`)]
  if (!publicUrl.startsWith('https:'))
    return [fault('settings', `PUBLIC_URL is ${publicUrl}: passwords travel unencrypted. Serve the mall over https.`)]
  return trustedProxies
    ? []
    : [warning('settings', 'TRUST_PROXY is not set. Behind a proxy, all shoppers share one address and one rate limit. Set it to 1.')]
}

const diagnoseMail = ({ mail, demo }: Environment): Diagnosis[] => {
  if (!mail.url) return demo ? [] : [fault('mail', 'MAIL_URL is not set: no letter is sent, not even a sign-in code.')]
  return mail.from.includes('@localhost')
    ? [fault('mail', `MAIL_FROM is "${mail.from}": mail servers refuse it. Set the address of the mall.`)]
    : []
}

const diagnoseFiles = ({ databaseUrl, storage }: Environment): Diagnosis[] =>
  databaseUrl !== null && !storage.url?.startsWith('s3:')
    ? [warning('files', 'Files are stored on this machine. A process on another machine lacks them, unless STORAGE_URL names a bucket.')]
    : []

/** Diagnoses that need no server: they follow from the settings alone. */
export const checkSettings = (environment: Environment, variables: Variables): Diagnosis[] => [
  ...orOk([...typos(variables), ...diagnoseAddress(environment)], 'settings', 'The settings are complete.'),
  ...diagnoseMail(environment),
  ...diagnoseFiles(environment),
]
