import { HeadTags } from '../src/app/head-tags.tsx'

export default HeadTags
