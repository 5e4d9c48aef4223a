export const en = {
  title: 'Audit log',
  text: 'Actions by customers, shops, staff and the system. Entries can’t be changed.',
  search: 'Name, e-mail, operator:7, shop:3 or an action such as staff.',
  at: 'Date',
  who: 'By',
  action: 'Action',
  subject: 'Subject',
  details: 'Details',
  from: 'From',
  to: 'To',
  none: 'No entries found',
  noneText: 'Every change that staff make appears here.',
  verify: 'Verify chain',
  holds: ({ upTo, head }: { upTo: string; head: string }) => `The chain is intact up to row ${upTo}. Head: ${head}`,
  broken: (what: string) => `The chain is broken: ${what}`,
}

export type AuditWords = typeof en
