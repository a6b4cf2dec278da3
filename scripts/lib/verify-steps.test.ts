import { expect, it } from 'vitest'
import { changedSteps } from './verify-steps.mjs'

it('lints nothing, and finds no error, when only generated files changed', async () => {
  const files = ['packages/graphql-types/src/generated/operations.ts']
  const lint = changedSteps('HEAD', files, '')
    .flat()
    .find(({ name }) => name === 'lint')
  await expect(lint?.run()).resolves.toBeUndefined()
})
