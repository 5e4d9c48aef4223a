import { type MallPolicy, policyNames } from '@plaza/contract'
import type { Db } from '../../../../platform/db/database.ts'
import { localizedField, localizedOut } from '../../../../platform/documents/localized.ts'
import { languages } from '@plaza/values'
import { type PolicyVersion, policyVersions } from '../../../foundation/content/texts/index.ts'
import { namesOfStaff } from '../../../identity/staff/operators/index.ts'

type Name = MallPolicy['name']

/** A token that changes with every change of a policy: the newest version, and when that version was written. */
export const seenOf = ([newest]: readonly PolicyVersion[]): string =>
  newest ? `${newest.version}-${newest.published ? 'published' : newest.updatedAt.toISOString()}` : '0'

/** Policies with all their versions. Texts are long, so only the selected policy has them. */
export const toPoliciesView = async (db: Db, now: Date, only: Name | null): Promise<MallPolicy[]> => {
  const rows = await policyVersions(db, only)
  const names = await namesOfStaff(db)
  return policyNames
    .filter((name) => only === null || name === only)
    .map((name) => {
      const versions = rows.filter((row) => row.name === name)
      const inForce = versions.find((row) => row.published && row.effectiveAt <= now)
      const stateOf = (row: PolicyVersion) => {
        if (!row.published) return 'draft'
        if (row.effectiveAt > now && row.version > (inForce?.version ?? 0)) return 'planned'
        return row === inForce ? 'in_force' : 'past'
      }
      return {
        ...{ name, seen: seenOf(versions) },
        versions: versions.map((row) => ({
          ...{ version: row.version, state: stateOf(row) },
          ...{ effective_at: row.effectiveAt.toISOString(), updated_at: row.updatedAt.toISOString() },
          by: row.operatorId === null ? null : (names.get(row.operatorId) ?? null),
          missing: languages.filter((lang) => !row.texts[lang]?.['html']).length,
          ...localizedField('title', row.texts),
          ...(only === null ? {} : localizedField('html', row.texts)),
          ...localizedOut('changes', row.changes),
        })),
      }
    })
}

export const toPolicyView = async (db: Db, now: Date, name: Name): Promise<MallPolicy> => {
  const [policy] = await toPoliciesView(db, now, name)
  return policy ?? { name, seen: seenOf([]), versions: [] }
}
