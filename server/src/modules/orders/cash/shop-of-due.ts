import type { Due } from '../../foundation/ledger/dues/index.ts'

export const shopOfDue = ({ debtor }: Pick<Due, 'debtor'>): string => debtor.slice('shop.available/'.length)
