// Grey lines in the place of content that is not there yet.
import { Skeleton } from '@loftwood/ui/skeleton'

export function WaitingLines() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}
