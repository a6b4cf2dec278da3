import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { PersonalScreen } from '../../src/app/personal-components.tsx'
import { accountTitle } from '../../src/app/personal-screens.ts'
import { AccountArea } from '../../src/customer/account-area.tsx'

export default function Page() {
  const { head } = useData<{ head: { title: string } }>()
  const { urlPathname } = usePageContext()
  return (
    <AccountArea title={head.title}>
      <PersonalScreen key={urlPathname} title={accountTitle(urlPathname)} />
    </AccountArea>
  )
}
