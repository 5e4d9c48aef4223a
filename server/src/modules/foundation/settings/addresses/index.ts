export {
  type AddressChange,
  addressAt,
  addressChanges,
  askForAddress,
  holdAddressChange,
  nextAddressAt,
  signAddress,
  waitingAddress,
  withdrawAddress,
} from './addresses.ts'
export { insertWallet, ownWallets, writeWallet } from './wallet-rows.ts'
