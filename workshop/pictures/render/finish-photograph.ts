/** Post-processing of a photograph: mirroring and overlays. */
import sharp from 'sharp'

type Finishing = Readonly<{ isMirrored?: true; overlay?: string }>

export async function finished(photograph: Buffer, { isMirrored, overlay }: Finishing): Promise<Buffer> {
  const turned = isMirrored
    ? await sharp(photograph).flop().png({ compressionLevel: 1 }).toBuffer()
    : photograph
  return overlay === undefined
    ? turned
    : sharp(turned)
        .composite([{ input: Buffer.from(overlay) }])
        .png({ compressionLevel: 1 })
        .toBuffer()
}
