import { appRules } from './app-rules.ts'
import { callRules } from './call-rules.ts'
import { fileRules } from './file-rules.ts'
import { hookRules } from './hook-rules.ts'
import { nameRules } from './name-rules.ts'
import { outsideRules } from './outside-rules.ts'
import { packageRules } from './package-rules.ts'
import { questionRules } from './question-rules.ts'
import { submoduleRules } from './submodule-rules.ts'
import type { Rule } from './rule.ts'
import { moduleRules } from './module-rules.ts'
import { wordRules } from './word-rules.ts'

export type { ModuleParts } from './rule.ts'

/** All architecture rules: allowed imports, ownership of tables, and limits on files. */
export const rules: readonly Rule[] = [
  ...packageRules,
  ...appRules,
  ...hookRules,
  ...nameRules,
  ...moduleRules,
  ...submoduleRules,
  ...questionRules,
  ...callRules,
  ...outsideRules,
  ...fileRules,
  ...wordRules,
]
