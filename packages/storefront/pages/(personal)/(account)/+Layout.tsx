export { AccountFrame as Layout } from '../../../src/app/personal-frames.tsx'
