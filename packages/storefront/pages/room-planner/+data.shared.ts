import { loadRoomPlanner } from '../../src/planner/room-planner-data.ts'

export const data = loadRoomPlanner
