export const en = {
  title: 'Record',
  text: 'What people, shops, staff and the mall did; nobody changes it.',
  search: 'operator:7, customer:7, shop:3 or an action such as staff.',
  at: 'When',
  who: 'Who',
  action: 'What',
  subject: 'To whom',
  details: 'Details',
  from: 'From',
  to: 'To',
  none: 'Nothing on record here',
  verify: 'Verify the chain',
  holds: ({ upTo, head }: { upTo: string; head: string }) => `The chain holds up to row ${upTo}. Head: ${head}`,
  broken: (what: string) => `The chain is broken: ${what}`,
}

export type AuditWords = typeof en
