import { Wrapper } from '../src/app/wrapper.tsx'

export default Wrapper
