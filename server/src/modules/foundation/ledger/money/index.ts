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
export { inDemoTime } from './demo-time.ts'
export { journalsWithin, journalsAbout, movesOf, journalsOf } from './moves-of.ts'
export { type Actor, type Short, endHold, freezeMoney, moveMoney } from './post.ts'
