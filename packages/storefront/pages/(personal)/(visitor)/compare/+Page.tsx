export { CompareScreen as Page } from '../../../../src/comparison/compare-screen.tsx'
