export { listMallWallets } from './list-mall-wallets.ts'
export { saveMallWallet } from './save-mall-wallet.ts'
export { signWalletAddress } from './sign-wallet-address.ts'
export { walletEdits } from './wallet-edits.ts'
