import { ErrorPage } from '../../src/app/error-page.tsx'

export default ErrorPage
