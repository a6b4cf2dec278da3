import { Layout } from '../src/app/layout.tsx'
import '../src/app/styles.css'

export default Layout
