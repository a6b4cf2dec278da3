// Every command of the operator. A feature's own command is beside its code; here it gets its name.
import type { CommandTable } from './admin/command.ts'
import { backupCommand } from './admin/backup.command.ts'
import { mailCommands } from './admin/mail.commands.ts'
import { exportCommand } from './export/export.command.ts'
import { importCommand } from './import/csv/import.command.ts'
import { customerCommands } from './privacy/customer.commands.ts'
import { paymentCommands } from './payment/payment.commands.ts'
import { unpaidCommands } from './payment/unpaid.commands.ts'
import { orderCommands } from './order/order.commands.ts'
import { storeCreditCommands } from './order/store-credit.commands.ts'
import { reviewCommands } from './review/review.commands.ts'
import { sweepCommand } from './privacy/sweep.command.ts'
import { restoreCommand } from './admin/restore.command.ts'

export const COMMANDS: CommandTable = {
  backup: backupCommand,
  restore: restoreCommand,
  import: importCommand,
  export: exportCommand,
  ...orderCommands,
  ...paymentCommands,
  ...unpaidCommands,
  ...storeCreditCommands,
  ...reviewCommands,
  ...mailCommands,
  ...customerCommands,
  sweep: sweepCommand,
}
