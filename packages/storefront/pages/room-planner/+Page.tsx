import { RoomPlannerPage } from '../../src/planner/room-planner-page.tsx'

export default RoomPlannerPage
