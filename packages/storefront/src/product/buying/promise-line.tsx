// One thing that holds for every buyer of the product, beside its icon.
import { Icon } from '@loftwood/ui/icon'
import type { Truck } from 'lucide'
import type { ReactNode } from 'react'

export function PromiseLine({ icon, children }: { icon: typeof Truck; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2">
      <Icon of={icon} size="sm" className="mt-0.5 text-success" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
