import type { AuditRow } from '@plaza/contract'

/** Details of an audit row, in one line. */
export const saidOf = (details: AuditRow['details']): string =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ')
