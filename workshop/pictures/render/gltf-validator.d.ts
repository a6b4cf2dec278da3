// The package has no types of its own.
declare module 'gltf-validator' {
  interface Report {
    issues: { numErrors: number; numWarnings: number; messages: readonly { code: string; message: string }[] }
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>
}
