export {
  type MoneyAccount,
  availableOf,
  cashOf,
  escrowOf,
  frozenOf,
  owedByShop,
  shopAvailableOf,
  shopFrozenOf,
} from './accounts-of-money.ts'
export { type Actor, type LineKind, type Short, endHold, freezeMoney, moveMoney } from './post.ts'
export { inDemoTime } from './demo-time.ts'
export { gathered, journalsWithin, journalsAbout, movesOf, journalsOf } from './moves-of.ts'
