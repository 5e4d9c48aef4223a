import type { IntakeState as State } from '@plaza/contract'
import { StatusChip, type StatusTone } from '@plaza/design'
import { useIntakeWords } from './words/index.ts'

const tones: Record<State, StatusTone> = {
  applied: 'info',
  approved: 'warning',
  received: 'success',
  refused: 'danger',
  cancelled: 'quiet',
}

export const IntakeState = ({ of: state }: { of: State }) => <StatusChip tone={tones[state]}>{useIntakeWords().states[state]}</StatusChip>
