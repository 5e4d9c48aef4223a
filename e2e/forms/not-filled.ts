const frame = 'holds the fields that a form gives it; each of those forms has a row'

/** Source files with forms that no test fills, each with the reason. */
export const notFilled: Readonly<Record<string, string>> = {
  'apps/operator/src/parts/editing/EditPage.tsx': frame,
  'apps/operator/src/parts/written/WrittenSheet.tsx': frame,
  'packages/console/src/pages/FormPage.tsx': frame,
  'apps/operator/src/screens/queue/checks/ChecksScreen.tsx':
    'its one field stands there only while the books are red, and no call of the mall makes them so: the ledger refuses what does not add up',
}
