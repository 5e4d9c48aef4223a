import type { Policy } from '@plaza/contract'
import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

const html =
  '<h2>¿Cómo devuelvo algo?</h2><p>Abra el <b>pedido</b>.</p><h2>Pedido</h2><ul><li>Línea de tiempo</li></ul><h2>Retiros</h2><p>En 24 horas</p>'
const policy = { name: 'support', html } as Policy

test.each([
  ['como', [1]],
  ['PEDIDO', [2, 1]],
  ['linea tiempo', [2]],
  ['24 horas', [3]],
  ['bitcoin', []],
])('finds %s in the sections %j', (keyword, parts) => {
  expect(findQuestions([policy], keyword).map(({ part }) => part)).toEqual(parts)
})
