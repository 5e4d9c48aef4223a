import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StreamEvent, createEventReader } from './read-events.ts'

const heardIn = (pieces: readonly string[]): StreamEvent[] => {
  const heard: StreamEvent[] = []
  const read = createEventReader((event) => heard.push(event))
  pieces.forEach(read)
  return heard
}

const stream =
  'retry: 1200\n\n: still here\n\nid: 7-1\nevent: notice\ndata: {"id":"3","message_unread_count":2}\n\nevent: resync\ndata: {}\n\n'
const events = [
  { name: 'notice', data: { id: '3', message_unread_count: 2 }, id: '7-1' },
  { name: 'resync', data: {}, id: '7-1' },
]

describe('a stream of events', () => {
  test('each is heard with its name, its words and the last id', () => expect(heardIn([stream])).toEqual(events))

  test('wherever the stream is cut, the same is heard', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 8 }), (cuts) => {
        const ends = [...new Set([...cuts, stream.length])].toSorted((a, b) => a - b)
        const pieces = ends.map((end, at) => stream.slice(ends[at - 1] ?? 0, end))
        expect(heardIn(pieces)).toEqual(events)
      }),
    )
  })

  test('lines may end as they like, and what is no JSON is left out', () => {
    expect(heardIn(['event: a\r\ndata: 1\r\n\r\nevent: b\ndata: not json\n\ndata: 2\n\n'])).toEqual([
      { name: 'a', data: 1, id: null },
      { name: 'message', data: 2, id: null },
    ])
  })

  test('an event that is not finished yet is not heard', () => expect(heardIn(['event: a\ndata: 1\n'])).toEqual([]))
})
