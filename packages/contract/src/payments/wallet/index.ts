export * from './balance.ts'
export * from './recharges.ts'
export * from './transfers.ts'
export * from './withdrawals.ts'
