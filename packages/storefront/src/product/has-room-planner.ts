// Whether the shop has a room planner: its brand names it.
import { paths } from '../paths.ts'
import { linkTo } from '../platform/brand/use-existing.ts'

export const hasRoomPlanner = (): boolean => linkTo(paths.roomPlanner) !== undefined
