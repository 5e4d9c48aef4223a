/** A person's identity on the login platform. */
export type PlatformPerson = { subject: string; name: string; email: string | null; emailVerified: boolean }

const at = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined), answer)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const maxEmail = 254
// oxlint-disable-next-line no-control-regex -- what a name may not hold
const unclean = /[\u0000-\u001f\u007f]|\p{Cs}/gu

/** Reads only the needed fields of the response, and only values in the mall's own format. */
export const readPerson = (answer: unknown, fields: { id: string; name: string }): PlatformPerson => {
  const id = at(answer, fields.id)
  const subject = typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : id
  if (typeof subject !== 'string' || subject === '' || subject.length > 255) throw new Error('the login platform did not say who came')
  const name = at(answer, fields.name)
  const email = at(answer, 'email')
  const isEmail = typeof email === 'string' && email.length <= maxEmail && /^[^@\s]+@[^@\s]+$/.test(email)
  return {
    subject,
    name: typeof name === 'string' ? name.replace(unclean, ' ').normalize('NFC').trim().slice(0, 120) : '',
    email: isEmail ? email : null,
    emailVerified: isEmail && at(answer, 'email_verified') === true,
  }
}
