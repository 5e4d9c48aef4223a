import { callsOnOldest } from '/work/main/tools/proof/steps.mjs'
import { prove } from '/work/main/tools/proof/prove.mjs'
process.exit(await prove([[callsOnOldest]]))
