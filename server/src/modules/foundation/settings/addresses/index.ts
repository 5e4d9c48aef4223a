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
export { type OwnWallet, insertWallet, ownWallets, writeWallet } from './wallet-rows.ts'
