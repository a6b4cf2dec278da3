export { VisitorFrame as Layout } from '../../../src/app/personal-frames.tsx'
