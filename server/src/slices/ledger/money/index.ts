export { type Address, availableOf, cashOf, escrowOf, frozenOf, owedByShop, shopAvailableOf, shopFrozenOf } from './accounts-of-money.ts'
export { type Actor, type MoveKind, type Short, endHold, freezeMoney, moveKinds, moveMoney } from './post.ts'
