/** Takes each photograph once: the studio opens when the first one is missing in the pictures' folder. */
import { openStudio, type Studio } from './browser.ts'
import { inputsHash, savedPhotograph } from './picture-store.ts'
import type { Shot } from './shot.ts'

export type Camera = Studio

export function openCamera(): Camera {
  let studio: Studio | undefined
  let last: Readonly<{ hash: string; photograph: Buffer }> | undefined
  async function take(shot: Shot): Promise<Buffer> {
    const saved = await savedPhotograph(shot)
    if (saved) return saved
    studio ??= await openStudio()
    return studio.photograph(shot)
  }
  return {
    photograph: async (shot) => {
      const hash = inputsHash({ shot })
      if (last?.hash !== hash) last = { hash, photograph: await take(shot) }
      return last.photograph
    },
    close: async () => studio?.close(),
  }
}
