/** Connects a payment provider of the shop by its code, says whether it could be, lists the codes, or checks the settings of all. */
export { checkProviders, connectProvider, isProviderReady, providerCodes, type UsableProvider } from './connect-provider.ts';
/** Settings that the payment providers which ship declare besides those of the backend. */
export { PROVIDER_SETTINGS } from './provider-settings.ts';
/** Signature over fields with a shared secret, as the bank and the bookkeeping use it. */
export { signFields } from './sign-fields.ts';
/** Reads the credits of a bank statement (CAMT.053). */
export { parseCamt, type StatementEntry } from './statements/parse-camt.ts';
/** Reads a carrier's settlement of cash on delivery. */
export { parseSettlement, type SettlementRow } from './statements/parse-settlement.ts';
/** Pages of the test bank. */
export { registerBank } from './test-bank/bank-routes.ts';
