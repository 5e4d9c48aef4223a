import { holdLeaving, type Leave } from '@plaza/web/route'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

/** The browser reports a step back later, so the test dispatches each report itself. */
const reportStepBack = () => dispatchEvent(new PopStateEvent('popstate'))

test('a guard that is renewed during a submit ignores its own step back, and asks at the next one', () => {
  const steps = vi.spyOn(history, 'back').mockImplementation(() => {})
  const askToLeave = vi.fn<(leave: Leave) => void>()
  const release = holdLeaving(askToLeave)
  release()
  expect(steps).toHaveBeenCalledOnce()
  const releaseAgain = holdLeaving(askToLeave)
  reportStepBack()
  expect(askToLeave).not.toHaveBeenCalled()
  reportStepBack()
  expect(askToLeave).toHaveBeenCalledOnce()
  releaseAgain()
  reportStepBack()
})
