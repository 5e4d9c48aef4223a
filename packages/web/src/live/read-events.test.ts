import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StreamEvent, createEventReader } from './read-events.ts'

const eventsIn = (pieces: readonly string[]): StreamEvent[] => {
  const events: StreamEvent[] = []
  const read = createEventReader((event) => events.push(event))
  pieces.forEach(read)
  return events
}

const stream =
  'retry: 1200\n\n: still here\n\nid: 7-1\nevent: notice\ndata: {"id":"3","message_unread_count":2}\n\nevent: resync\ndata: {}\n\n'
const events = [
  { name: 'notice', data: { id: '3', message_unread_count: 2 }, id: '7-1' },
  { name: 'resync', data: {}, id: '7-1' },
]

describe('event stream parser', () => {
  test('emits each event with its name, its data and the last ID', () => expect(eventsIn([stream])).toEqual(events))

  test('emits the same events wherever the stream is split into chunks', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 8 }), (cuts) => {
        const ends = [...new Set([...cuts, stream.length])].toSorted((a, b) => a - b)
        const pieces = ends.map((end, at) => stream.slice(ends[at - 1] ?? 0, end))
        expect(eventsIn(pieces)).toEqual(events)
      }),
    )
  })

  test('accepts all line endings and drops data that is not JSON', () => {
    expect(eventsIn(['event: a\r\ndata: 1\r\n\r\nevent: b\ndata: not json\n\ndata: 2\n\n'])).toEqual([
      { name: 'a', data: 1, id: null },
      { name: 'message', data: 2, id: null },
    ])
  })

  test('does not emit an unfinished event', () => expect(eventsIn(['event: a\ndata: 1\n'])).toEqual([]))
})
