import type { Fault } from '../kit/faults.ts'

const faults = {
  'record-unlocked': {
    says: 'a decision does not lock its record: two who decide at the same moment read it as it was before',
    code: [
      { file: 'server/src/modules/approvals/queue/decisions/decide-case.ts', changes: [['      await source.lock(tx, id)\n', '']] },
      { file: 'server/src/modules/approvals/queue/decisions/decide-now.ts', changes: [['  await source.lock(tx, id)\n', '']] },
    ],
  },
} as const satisfies Record<string, Fault>

export type DecisionPlant = keyof typeof faults
export const decisionPlants: Readonly<Record<DecisionPlant, Fault>> = faults
export const isDecisionPlant = (name: string): name is DecisionPlant => Object.hasOwn(faults, name)
