// Types of the modules that the plugins in build/ make.
declare module 'virtual:messages/*' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module 'virtual:possible-types' {
  export const possibleTypes: Record<string, string[]>
}
