import type { CaseKind } from '@plaza/contract'

/** Possible meanings of a keyword. Each field is null if the keyword does not have its form. */
export type Meant = {
  text: string
  /** ID of a record of any kind. */
  number: string | null
  orderNo: string | null
  /** Beginning of an order number, `20261121-7K`, or of the part after its dash, `7K4`. */
  orderStart: string | null
  orderSigns: string | null
  email: string | null
  ticket: string | null
  /** Reference of ledger postings, such as `order:7`, and the record that it names. */
  reference: string | null
  journal: string | null
  /** Transaction ID, reference of a payment, or tracking number. */
  code: string | null
}

const longestId = 18
const idIn = (text: string): string | null => {
  const id = text.replace(/^0+/, '')
  return /^[1-9][0-9]*$/.test(id) && id.length <= longestId ? id : null
}
const group = (shape: RegExp, text: string, at = 1): string | null => shape.exec(text)?.[at] ?? null
const capital = (text: string | null) => text?.toUpperCase() ?? null

/** Records by the names that the English screens show before a number: "Recharge 6". Another word before a number is left out. */
const namedRecords: Readonly<Record<string, string>> = { order: 'order', refund: 'refund', recharge: 'recharge', withdrawal: 'withdraw' }
const spoken = (text: string): string => {
  const [, word = '', id = ''] = /^(\p{L}+)\s+(\d{1,18})$/u.exec(text) ?? []
  if (id === '') return text
  const name = namedRecords[word.toLowerCase()]
  return name === undefined ? id : `${name}:${id}`
}

/** The forms of the numbers that staff read on screens, in emails and in the ledger. Pasted text may have spaces around it, `#` or `No.` before it. */
export const readKeyword = (keyword: string): Meant => {
  const text = keyword
    .normalize('NFKC')
    .trim()
    .replace(/^(#|no\.?\s|nº\s?)\s*/i, '')
  const bare = spoken(text).replace(/\s+/g, '')
  const orderParts = /^(20\d{6})[-–]?([0-9A-Z]{4,10})$/i.exec(bare)
  const orderNo = orderParts ? `${orderParts[1]}-${orderParts[2]}`.toUpperCase() : null
  const number = idIn(bare)
  const hasDigit = /\d/.test(bare)
  return {
    text,
    number,
    orderNo,
    orderStart: orderNo ? null : capital(group(/^(20\d{4,6}(-[0-9A-Z]{0,3})?)$/i, text.replace('–', '-'))),
    orderSigns: orderNo ? null : capital(group(/^[-–]?([0-9A-Z]{3,10})$/i, text)),
    email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text) ? text : null,
    ticket: idIn(group(/^T-?(\d{1,18})$/i, bare) ?? ''),
    reference: group(/^([a-z]+(\.[a-z]+)?:[A-Za-z0-9_-]{1,64}(:[a-z]+)?)$/, bare),
    journal: orderNo ? null : idIn(group(/^(\d{1,18})-\d{1,4}$/, bare) ?? ''),
    code: hasDigit && /^[0-9A-Z-]{6,128}$/i.test(bare) && bare.length > 5 ? bare : null,
  }
}

/** The record that a reference names: an order, a refund or a case. */
export const recordOf = (
  reference: string | null,
): { kind: 'order' | 'refund'; id: string } | { kind: 'case'; caseKind: CaseKind; id: string } | null => {
  const [name = '', rest = ''] = reference?.split(':') ?? []
  const id = idIn(rest)
  if (id === null) return null
  if (name === 'order' || name === 'refund') return { kind: name, id }
  const caseKind: CaseKind | null = name === 'recharge' ? '500' : name === 'withdraw' ? '400' : null
  return caseKind ? { kind: 'case', caseKind, id } : null
}
