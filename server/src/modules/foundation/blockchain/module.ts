import type { Module } from '../../../module.ts'
import { chainSettings } from './chain-settings.ts'

export const manifest: Module = {
  name: 'foundation/blockchain',
  purpose: 'reads transactions and their confirmations from public networks',
  settings: chainSettings,
}
