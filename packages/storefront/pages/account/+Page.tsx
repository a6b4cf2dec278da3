import { useData } from 'vike-react/useData'
import { AccountArea } from '../../src/features/customer/account-area.tsx'

export default function Page() {
  const { head } = useData<{ head: { title: string } }>()
  return <AccountArea title={head.title} />
}
