import { staffRoles, type StaffRole } from '@plaza/contract'

export const nobodysNumber = '999999999999'
const why = { id: nobodysNumber, reason: 'A trial of who may' }

type StaffCall = { for: readonly StaffRole[]; example?: Record<string, string> }
const readers: readonly StaffRole[] = ['owner', 'finance', 'risk', 'support', 'auditor']

const service: readonly StaffRole[] = ['owner', 'risk', 'support', 'auditor']
const books: readonly StaffRole[] = ['owner', 'finance', 'risk', 'auditor']

/** Staff calls about the mall, without decisions. Each has its allowed roles, and an input about rows that do not exist. */
export const staffCalls: Readonly<Record<string, StaffCall>> = {
  listCustomers: { for: readers },
  showCustomer: { for: readers, example: { id: nobodysNumber } },
  disableCustomer: { for: ['owner', 'risk'], example: why },
  enableCustomer: { for: ['owner', 'risk'], example: why },
  listMallShops: { for: staffRoles },
  showMallShop: { for: staffRoles, example: { id: nobodysNumber } },
  suspendShop: {
    for: ['owner', 'risk'],
    example: { ...why, reason: 'Goods that were never sent', ground: 'Terms, 4', appeal: 'Answer the letter' },
  },
  reopenShop: { for: ['owner', 'risk'], example: why },
  listMallOrders: { for: service },
  showMallOrder: { for: service, example: { id: nobodysNumber } },
  cancelMallOrder: { for: ['owner', 'support'], example: why },
  listMallRefunds: { for: service },
  showMallRefund: { for: service, example: { id: nobodysNumber } },
  listLedgerLines: { for: books },
  listLedgerAccounts: { for: books },
  showBalanceSheet: { for: books },
  listDayClosings: { for: books },
  showReport: { for: books, example: { report: 'sales' } },
  getOverview: { for: books },
  listAudit: { for: ['owner', 'risk', 'auditor'] },
  findRecords: { for: staffRoles, example: { keyword: 'A trial of who may' } },
  getHealth: { for: ['owner', 'auditor'] },
  retryJob: { for: ['owner'], example: { id: nobodysNumber } },
  listCash: { for: readers },
  reportCash: {
    for: ['owner', 'finance', 'support'],
    example: { order_id: nobodysNumber, collected: '1', idempotency_key: 'nobodys-cash' },
  },
  remitCash: {
    for: ['owner', 'finance'],
    example: { order_id: nobodysNumber, text: 'A trial of who may', idempotency_key: 'nobodys-remittance' },
  },
  coverRefund: {
    for: ['owner', 'finance'],
    example: { refund_id: nobodysNumber, text: 'A trial of who may', idempotency_key: 'nobodys-cover' },
  },
  signCash: { for: ['owner', 'finance', 'risk'], example: { id: nobodysNumber, sign: '1', idempotency_key: 'nobodys-signature' } },
  endCustomerSessions: { for: ['owner', 'risk'], example: why },
}

const entries = Object.entries(staffCalls)
export const staffRolesOf = Object.fromEntries(entries.map(([name, call]) => [name, call.for]))
export const staffExamples = Object.fromEntries(entries.flatMap(([name, { example }]) => (example ? [[name, example]] : [])))
