const parts = /^(.{10})[ T](.{8})(\.\d+)?([+-]\d\d):?(\d\d)?$/

/** A time as the database writes it, in seconds, exact to the microsecond. */
export const readTime = (text: string): number => {
  const [, day, time, fraction = '', hours, minutes = '00'] = parts.exec(text) ?? []
  const micros = Number(fraction.slice(1).padEnd(6, '0'))
  return (Date.parse(`${day}T${time}${hours}:${minutes}`) * 1000 + micros) / 1_000_000
}

/** The inverse of `readTime`: writes seconds as the database writes a time. */
export const writeTime = (seconds: number): string => {
  const micros = Math.round(seconds * 1_000_000)
  const millis = Math.floor(micros / 1000)
  const [day, rest = ''] = new Date(millis).toISOString().split('T')
  const time = `${rest.slice(0, -1)}${String(micros - millis * 1000).padStart(3, '0')}`
  return `${day} ${time.replace(/\.?0+$/, '')}+00`
}
