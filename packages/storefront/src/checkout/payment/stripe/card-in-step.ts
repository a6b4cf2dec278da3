// The provider's form in the payment step, of which there is one at most.
import type { ProviderForm } from './provider-form.ts'

let mounted: ProviderForm | null = null

export const mountedForm = (): ProviderForm | null => mounted

export function setMountedForm(form: ProviderForm | null): void {
  mounted = form
}
