import { readdirSync, readFileSync } from 'node:fs'

/** CPU usage of one process according to the operating system. `ticks` are 10 ms each and include ended children. */
type Account = { pid: number; parent: number; state: string; ticks: number }

const msPerTick = 10

const accountOf = (pid: number): Account | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name is in parentheses and may contain any characters, so parse after the last parenthesis.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
    return { pid, parent: Number(fields[1]), state: fields[0] ?? '', ticks }
  } catch {
    return null
  }
}

/** A process and all its running descendants. For a mall these are Node, a shell and PostgreSQL processes. */
export const familyOf = (pid: number): number[] => {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (accountOf(Number(name)) ?? []) : []))
  const family = [pid]
  for (const member of family) family.push(...all.filter((each) => each.parent === member).map((each) => each.pid))
  return family
}

/** User and system time of a process and all its descendants, including ended ones. */
export const cpuMs = (pid: number): number => familyOf(pid).reduce((sum, each) => sum + (accountOf(each)?.ticks ?? 0) * msPerTick, 0)

/** User and system time of a process without its children. */
export const ownCpuMs = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

const lineOf = (pid: number, file: string, name: string): number => {
  try {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))
    return Number(found?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Resident memory of a process, in MB. */
export const residentMb = (pid: number): number => lineOf(pid, 'status', 'VmRSS')
/** Memory in MB, with shared pages split among the processes that share them. Only this figure can be summed for PostgreSQL's processes. */
export const shareMb = (pid: number): number => lineOf(pid, 'smaps_rollup', 'Pss')

export const isAlive = (pid: number): boolean => {
  const account = accountOf(pid)
  return account !== null && account.state !== 'Z'
}

export const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
