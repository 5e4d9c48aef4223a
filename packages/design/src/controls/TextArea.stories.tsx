import { Stack } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { TextArea } from './TextArea.tsx'

const sentence = 'The box was open and one of the two cups had lost its handle. '

export const stories: Stories = {
  name: 'TextArea',
  cases: {
    'Empty, from the hundredth letter, full': () => (
      <Stack>
        <TextArea label="What happened?" placeholder="Tell us in a few words" />
        <TextArea label="Remark" defaultValue={sentence.repeat(2).slice(0, 112)} />
        <TextArea label="Reason" defaultValue={sentence.repeat(3).slice(0, 140)} error="Please shorten it." />
      </Stack>
    ),
  },
}
