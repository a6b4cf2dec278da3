// Which bed a value of the back end's attribute att_bed_size is.
import type { BedSize } from '@loftwood/ui/bed-size-icon'

/** By the numbers of the attribute's options. */
export const BED_SIZES: Readonly<Record<string, BedSize>> = {
  821: 'twin',
  822: 'twin_xl',
  823: 'full',
  824: 'full_xl',
  825: 'queen',
}
