// Being told when a sold-out product is back, and ending that by the mail's link.
import type {
  MutationSubscribeToStockAlertArgs,
  MutationUnsubscribeFromStockAlertsArgs,
} from '@loftwood/graphql-types/schema-types'
import type { RootResolver } from '../../context.ts'
import { endStockAlerts, requestStockAlert } from './stock-alert.service.ts'

interface StockAlertResolvers {
  Mutation: {
    subscribeToStockAlert: RootResolver<MutationSubscribeToStockAlertArgs>
    unsubscribeFromStockAlerts: RootResolver<MutationUnsubscribeFromStockAlertsArgs>
  }
}

export const stockAlertResolvers: StockAlertResolvers = {
  Mutation: {
    subscribeToStockAlert: (_, args, context) => requestStockAlert(args, context),
    unsubscribeFromStockAlerts: (_, { token }, context) => endStockAlerts(token, context),
  },
}
