// Types of the modules that the plugins in build/ make.
declare module 'virtual:messages/*' {
  export const messages: import('@lingui/core').Messages
}
declare module 'virtual:possible-types' {
  export const possibleTypes: Record<string, string[]>
}
