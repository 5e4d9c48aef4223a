import type { Fault } from '../kit/faults.ts'

const faults = {
  'answered-early': {
    says: 'people are answered before the transaction commits: a kill between the two loses what was acknowledged',
    code: [
      {
        file: 'server/src/platform/db/transaction.ts',
        changes: [
          [
            'const run = () => on.db.transaction().execute((tx) => insideTransaction(() => workThenFlush(tx as Tx)))',
            `const run = () => new Promise<Awaited<ReturnType<typeof workThenFlush>>>((early, late) =>
        void on.db.transaction().execute(async (tx) => {
          const ended = await insideTransaction(() => workThenFlush(tx as Tx))
          early(ended)
          await backOff(4)
          return ended
        }).catch(late))`,
          ],
        ],
      },
    ],
  },
  'commit-not-flushed': {
    says: 'PostgreSQL acknowledges before it has written: a kill loses what was acknowledged',
    settings: { synchronous_commit: 'off' },
  },
  'key-ignored': {
    says: 'the key of a call is not looked at: a retry moves the money again',
    code: [
      {
        file: 'server/src/platform/http/serve.ts',
        changes: [['if (route.call.once) return finishOnce', 'if (false) return finishOnce']],
      },
    ],
  },
  'balance-unlocked': {
    says: 'a balance is read without holding its account: two at the same time write one over the other',
    sql: {
      name: 'ledger.move',
      changes: [
        ['perform 1 from ledger.account where id = any (from_ids || to_ids) and tracked order by id for no key update;', ''],
        [
          'set balance = balance + amounts[at]',
          'set balance = (select old.balance from ledger.account old where old.id = to_ids[at]) + amounts[at]',
        ],
      ],
    },
  },
} as const satisfies Record<string, Fault>

export type MoneyPlant = keyof typeof faults
export const moneyPlants: Readonly<Record<MoneyPlant, Fault>> = faults
export const isMoneyPlant = (name: string): name is MoneyPlant => Object.hasOwn(faults, name)
