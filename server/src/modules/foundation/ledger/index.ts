export { ledgerChecks } from './checks/index.ts'
export {
  type Actor,
  type MoneyAccount,
  type Short,
  availableOf,
  cashOf,
  endHold,
  escrowOf,
  freezeMoney,
  frozenOf,
  moveMoney,
  owedByShop,
  shopAvailableOf,
  shopFrozenOf,
} from './money/index.ts'
