import type { Editable } from '../../approvals/changelog/index.ts'
import { carrierEdits } from './carriers/index.ts'
import { settingEdits } from './config/index.ts'
import { currencyEdits } from './currencies/index.ts'
import { languageEdits } from './languages/index.ts'
import { walletEdits } from './receiving/index.ts'

export { mallSettingsRoutes } from './routes.ts'
/** What of it has a way back. */
export const settingsEdits: readonly Editable[] = [currencyEdits, languageEdits, walletEdits, carrierEdits, settingEdits]
