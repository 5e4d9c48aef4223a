import {
  type CallExpression,
  type Identifier,
  isCallExpression,
  isIdentifier,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Node,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast'
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync'
import type { Claim, Kind, Shape } from './shape.ts'

const root = new URL('../../../', import.meta.url).pathname.replace(/\/$/, '')
const askers = new Set(['all', 'one', 'given', 'some'])
const anything: Shape = { orNull: true, kinds: [] }
const deepest = 6

/** The row type as TypeScript resolves it, so that the check uses the same type as the compiler. */
export const shapeOf = (checker: Checker, type: Type, depth = 0): Shape => {
  const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type]
  const valueTypes = parts.filter((each) => !isNothing(checker, each))
  const kinds = valueTypes.map((each) => kindOf(checker, each))
  const orNull = valueTypes.length < parts.length
  if (depth > deepest || kinds.some((kind) => kind === null)) return { orNull, kinds: [] }
  const shape: Shape = { orNull, kinds: [...new Set(kinds as Kind[])] }
  const among = valueTypes.map((each) => (each.isStringLiteralType() || each.isNumberLiteralType() ? each.value : null))
  if (among.length > 0 && !among.includes(null)) shape.among = among as (string | number)[]
  const [only] = valueTypes
  if (valueTypes.length !== 1 || !only) return shape
  if (kinds[0] === 'list') {
    const of = checker.getTypeArguments(only as never)[0]
    return of ? { ...shape, of: shapeOf(checker, of, depth + 1) } : shape
  }
  return kinds[0] === 'record' ? { ...shape, fields: fieldsOf(checker, only, depth) } : shape
}

const fieldsOf = (checker: Checker, type: Type, depth: number): NonNullable<Shape['fields']> =>
  Object.fromEntries(
    checker.getPropertiesOfType(type).map((each) => {
      const field = checker.getTypeOfSymbol(each)
      const shape = field ? shapeOf(checker, field, depth + 1) : { orNull: true, kinds: [] }
      const optional = field?.isUnionType() === true && (field.getTypes() ?? []).some((part) => checker.typeToString(part) === 'undefined')
      return [each.name, { ...shape, optional }]
    }),
  )

const isNothing = (checker: Checker, type: Type) => ['null', 'undefined'].includes(checker.typeToString(type))

const kindOf = (checker: Checker, type: Type): Kind | null => {
  const is = (base: Type) => checker.isTypeAssignableTo(type, base)
  // Only the caller determines a generic type, so any type is accepted here.
  if (type.isTypeParameter() || ['any', 'unknown'].includes(checker.typeToString(type))) return null
  if (is(checker.getStringType())) return 'text'
  if (is(checker.getNumberType())) return 'number'
  if (is(checker.getBooleanType())) return 'flag'
  if (is(checker.getBigIntType())) return 'big number'
  if (checker.isArrayLikeType(type)) return 'list'
  const name = type.getSymbol()?.name
  return name === 'Date' ? 'time' : name === 'Buffer' || name === 'Uint8Array' ? 'bytes' : 'record'
}

const piecesOf = (template: TaggedTemplateExpression['template']): string[] =>
  isTemplateExpression(template) ? [template.head.text, ...template.templateSpans.map((each) => each.literal.text)] : [template.text]

/** Every SQL statement of the server whose rows the code reads. */
const claimsOf = ({ checker, program }: Project): Claim[] => {
  const claims: Claim[] = []
  for (const name of program.getSourceFileNames()) {
    if (!name.startsWith(`${root}/server/src/`) || name.includes('.test.') || name.endsWith('/platform/db/rows.ts')) continue
    const file = program.getSourceFile(name)
    if (!file) throw new Error(`${name} cannot be read`)
    const look = (node: Node) => {
      if (isTaggedTemplateExpression(node) && isCallExpression(node.tag) && isIdentifier(node.tag.expression)) {
        const { template } = node
        const tag = node.tag as CallExpression & { expression: Identifier }
        const at = `${name.slice(root.length + 1)}:${file.text.slice(0, tag.end).split('\n').length}`
        if (askers.has(tag.expression.text))
          claims.push({ at, pieces: piecesOf(template), row: tag.expression.text === 'some' ? anything : rowOf(checker, tag, at) })
      }
      node.forEachChild(look)
    }
    look(file)
  }
  return claims
}

const rowOf = (checker: Checker, tag: CallExpression, at: string): Shape => {
  const type = tag.typeArguments?.[0] && checker.getTypeFromTypeNode(tag.typeArguments[0])
  if (!type) throw new Error(`${at} does not say what a row is`)
  return shapeOf(checker, type)
}

export const readClaims = (): Claim[] => {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProject(`${root}/tsconfig.json`)
    if (!project) throw new Error('the compiler does not know the server')
    return claimsOf(project)
  } finally {
    api.close()
  }
}
