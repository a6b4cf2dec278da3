// Whether the shop has a room planner: its brand names it.
import { paths } from '../paths.ts'
import { isOwnPage } from '../platform/brand/use-existing.ts'

export const hasRoomPlanner = (): boolean => isOwnPage(paths.roomPlanner)
